export type ProductKind = {
  readonly department: string;
  readonly category: string;
  readonly articles: readonly { readonly name: string; readonly sku: string; readonly price: number }[];
};

export const productKinds: readonly ProductKind[] = [
  {
    department: 'Outdoor',
    category: 'Tents',
    articles: [
      { name: 'Expedition tent, 3 people', sku: 'TN-EX', price: 1_120 },
      { name: 'Trail tent, 2 people', sku: 'TN-TR', price: 389 },
    ],
  },
  {
    department: 'Outdoor',
    category: 'Ropes',
    articles: [
      { name: 'Climbing rope, 60 m', sku: 'RP-60', price: 229 },
      { name: 'Climbing harness', sku: 'RP-HN', price: 119 },
    ],
  },
  {
    department: 'Outdoor',
    category: 'Kayaks',
    articles: [{ name: 'Touring kayak', sku: 'KY-TO', price: 1_490 }],
  },
  {
    department: 'Clothing',
    category: 'Jackets',
    articles: [
      { name: 'Down parka, long', sku: 'JK-DP', price: 249 },
      { name: 'Rain jacket', sku: 'JK-RN', price: 139 },
    ],
  },
  {
    department: 'Clothing',
    category: 'Shirts',
    articles: [
      { name: 'Linen shirt', sku: 'SH-LN', price: 64.9 },
      { name: 'Merino T-shirt', sku: 'SH-ME', price: 49.5 },
    ],
  },
  {
    department: 'Clothing',
    category: 'Socks',
    articles: [{ name: 'Hiking socks', sku: 'SK-HK', price: 14.9 }],
  },
  {
    department: 'Footwear',
    category: 'Shoes',
    articles: [
      { name: 'Trail shoes', sku: 'FO-TR', price: 159 },
      { name: 'Sandals', sku: 'FO-SD', price: 59 },
    ],
  },
  {
    department: 'Electronics',
    category: 'Watches',
    articles: [{ name: 'GPS watch', sku: 'EL-GP', price: 329 }],
  },
  {
    department: 'Electronics',
    category: 'Lamps',
    articles: [
      { name: 'Head torch', sku: 'EL-HT', price: 64.9 },
      { name: 'Camp lantern', sku: 'EL-CL', price: 39.9 },
    ],
  },
  {
    department: 'Home',
    category: 'Kitchen',
    articles: [
      { name: 'Gas stove', sku: 'KI-GS', price: 84 },
      { name: 'Steel mug', sku: 'KI-MG', price: 12.5 },
    ],
  },
  {
    department: 'Accessories',
    category: 'Gift cards',
    articles: [{ name: 'Gift card', sku: 'GC-50', price: 50 }],
  },
  {
    department: 'Accessories',
    category: 'Bags',
    articles: [
      { name: 'Day pack, 24 l', sku: 'BG-24', price: 99 },
      { name: 'Dry bag', sku: 'BG-DR', price: 29.5 },
    ],
  },
];
