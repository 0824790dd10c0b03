export const threeLetterCodes: ReadonlyMap<string, string> = new Map(
  `
  AD:AND AE:ARE AF:AFG AG:ATG AI:AIA AL:ALB AM:ARM AO:AGO AQ:ATA AR:ARG AS:ASM AT:AUT AU:AUS AW:ABW AX:ALA AZ:AZE
  BA:BIH BB:BRB BD:BGD BE:BEL BF:BFA BG:BGR BH:BHR BI:BDI BJ:BEN BL:BLM BM:BMU BN:BRN BO:BOL BQ:BES BR:BRA BS:BHS
  BT:BTN BV:BVT BW:BWA BY:BLR BZ:BLZ CA:CAN CC:CCK CD:COD CF:CAF CG:COG CH:CHE CI:CIV CK:COK CL:CHL CM:CMR CN:CHN
  CO:COL CR:CRI CU:CUB CV:CPV CW:CUW CX:CXR CY:CYP CZ:CZE DE:DEU DJ:DJI DK:DNK DM:DMA DO:DOM DZ:DZA EC:ECU EE:EST
  EG:EGY EH:ESH ER:ERI ES:ESP ET:ETH FI:FIN FJ:FJI FK:FLK FM:FSM FO:FRO FR:FRA GA:GAB GB:GBR GD:GRD GE:GEO GF:GUF
  GG:GGY GH:GHA GI:GIB GL:GRL GM:GMB GN:GIN GP:GLP GQ:GNQ GR:GRC GS:SGS GT:GTM GU:GUM GW:GNB GY:GUY HK:HKG HM:HMD
  HN:HND HR:HRV HT:HTI HU:HUN ID:IDN IE:IRL IL:ISR IM:IMN IN:IND IO:IOT IQ:IRQ IR:IRN IS:ISL IT:ITA JE:JEY JM:JAM
  JO:JOR JP:JPN KE:KEN KG:KGZ KH:KHM KI:KIR KM:COM KN:KNA KP:PRK KR:KOR KW:KWT KY:CYM KZ:KAZ LA:LAO LB:LBN LC:LCA
  LI:LIE LK:LKA LR:LBR LS:LSO LT:LTU LU:LUX LV:LVA LY:LBY MA:MAR MC:MCO MD:MDA ME:MNE MF:MAF MG:MDG MH:MHL MK:MKD
  ML:MLI MM:MMR MN:MNG MO:MAC MP:MNP MQ:MTQ MR:MRT MS:MSR MT:MLT MU:MUS MV:MDV MW:MWI MX:MEX MY:MYS MZ:MOZ NA:NAM
  NC:NCL NE:NER NF:NFK NG:NGA NI:NIC NL:NLD NO:NOR NP:NPL NR:NRU NU:NIU NZ:NZL OM:OMN PA:PAN PE:PER PF:PYF PG:PNG
  PH:PHL PK:PAK PL:POL PM:SPM PN:PCN PR:PRI PS:PSE PT:PRT PW:PLW PY:PRY QA:QAT RE:REU RO:ROU RS:SRB RU:RUS RW:RWA
  SA:SAU SB:SLB SC:SYC SD:SDN SE:SWE SG:SGP SH:SHN SI:SVN SJ:SJM SK:SVK SL:SLE SM:SMR SN:SEN SO:SOM SR:SUR SS:SSD
  ST:STP SV:SLV SX:SXM SY:SYR SZ:SWZ TC:TCA TD:TCD TF:ATF TG:TGO TH:THA TJ:TJK TK:TKL TL:TLS TM:TKM TN:TUN TO:TON
  TR:TUR TT:TTO TV:TUV TW:TWN TZ:TZA UA:UKR UG:UGA UM:UMI US:USA UY:URY UZ:UZB VA:VAT VC:VCT VE:VEN VG:VGB VI:VIR
  VN:VNM VU:VUT WF:WLF WS:WSM XK:XKX YE:YEM YT:MYT ZA:ZAF ZM:ZMB ZW:ZWE
  `
    .trim()
    .split(/\s+/)
    .map((pair) => [pair.slice(0, 2), pair.slice(3)] as const),
);

/**
 * Country names that `Intl` does not contain, in lower case, by code. Sources: ISO 3166, UN member states, former
 * names. Names in parentheses and `Saint` for `St.` need no entry.
 */
export const countryAliases: Readonly<Record<string, readonly string[]>> = {
  AE: ['uae', 'u.a.e.', 'emirates', 'vae', 'eau'],
  AG: ['antigua'],
  BA: ['bosnia', 'bosnia-herzegovina', 'bih'],
  BN: ['brunei darussalam'],
  BO: ['plurinational state of bolivia'],
  BQ: ['bonaire', 'bonaire, sint eustatius and saba', 'bes islands'],
  CD: [
    'dr congo',
    'drc',
    'd.r. congo',
    'democratic republic of the congo',
    'democratic republic of congo',
    'congo-kinshasa',
    'zaire',
    'république démocratique du congo',
    'república democrática del congo',
    'democratische republiek congo',
    'جمهورية الكونغو الديمقراطية',
    'コンゴ民主共和国',
  ],
  CG: [
    'republic of the congo',
    'republic of congo',
    'congo-brazzaville',
    'congo republic',
    'république du congo',
    'república del congo',
    'コンゴ共和国',
  ],
  CH: ['swiss confederation'],
  CI: ['ivory coast', 'cote divoire'],
  CN: ["people's republic of china", 'prc', 'mainland china'],
  CV: ['cape verde', 'cabo verde'],
  CZ: ['czech republic', 'république tchèque', 'república checa', 'tsjechische republiek'],
  EH: ['sahrawi'],
  FK: ['falklands', 'malvinas'],
  FM: ['federated states of micronesia'],
  GB: [
    'uk',
    'u.k.',
    'great britain',
    'britain',
    'england',
    'scotland',
    'wales',
    'northern ireland',
    'g.b.',
    'イギリス',
    '英国',
  ],
  GM: ['the gambia'],
  HK: ['hong kong', 'hong kong, china', 'hong kong sar', '香港', 'هونغ كونغ'],
  IR: ['islamic republic of iran'],
  KP: ["democratic people's republic of korea", 'dprk'],
  KR: ['republic of korea', 'korea', 'rok', '韓国'],
  LA: ['lao', "lao people's democratic republic"],
  MD: ['republic of moldova'],
  MK: ['macedonia', 'republic of north macedonia', 'fyrom'],
  MM: ['burma', 'birma', 'birmania', 'birmanie'],
  MO: ['macao', 'macau', 'macao, china', 'macau, china', 'macao sar', 'マカオ', '澳門'],
  NL: ['holland', 'the netherlands', 'kingdom of the netherlands'],
  PS: ['palestine', 'state of palestine', 'palestinian territory'],
  RU: ['russian federation'],
  SH: ['saint helena, ascension and tristan da cunha'],
  ST: ['sao tome'],
  SX: ['saint martin (dutch part)', 'sint maarten (dutch part)'],
  MF: ['saint martin (french part)'],
  SY: ['syrian arab republic'],
  SZ: ['swaziland'],
  TL: ['east timor'],
  TR: ['turkey', 'türkei'],
  TW: ['taiwan, province of china', 'taiwan, china', 'chinese taipei'],
  TZ: ['united republic of tanzania'],
  US: [
    'usa',
    'u.s.a.',
    'u.s.',
    'america',
    'united states of america',
    'the states',
    'アメリカ',
    '米国',
    'vs',
    'ee. uu.',
    'ee.uu.',
    'eeuu',
  ],
  VA: ['vatican', 'holy see'],
  VE: ['bolivarian republic of venezuela'],
  VG: ['british virgin islands', 'virgin islands, british', 'virgin islands (british)', 'bvi'],
  VI: [
    'us virgin islands',
    'virgin islands, u.s.',
    'virgin islands (u.s.)',
    'usvi',
    'virgin islands of the united states',
  ],
  VN: ['viet nam'],
  XK: ['kosova', 'republic of kosovo'],
};
