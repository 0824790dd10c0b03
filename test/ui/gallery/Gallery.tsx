import {
  Ellipsis,
  Languages,
  LogOut,
  Monitor,
  Moon,
  PackageOpen,
  Pencil,
  Plus,
  Store,
  Sun,
  Trash2,
  Undo2,
  User,
  Users,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Avatar } from '../../../src/ui/shared/components/Avatar/Avatar.tsx';
import { Banner } from '../../../src/ui/shared/components/Banner/Banner.tsx';
import { BeforeAfter } from '../../../src/ui/shared/components/BeforeAfter/BeforeAfter.tsx';
import { BrandMark } from '../../../src/ui/shared/components/BrandMark/BrandMark.tsx';
import { Button } from '../../../src/ui/shared/components/Button/Button.tsx';
import { StateButton } from '../../../src/ui/shared/components/Button/StateButton.tsx';
import { buttonClassName } from '../../../src/ui/shared/components/Button/buttonClassName.ts';
import { Card } from '../../../src/ui/shared/components/Card/Card.tsx';
import { Checkbox } from '../../../src/ui/shared/components/Checkbox/Checkbox.tsx';
import { CountBadge } from '../../../src/ui/shared/components/CountBadge/CountBadge.tsx';
import { characterLimit, charactersLeft } from '../../../src/domain/validation/textLimit.ts';
import { Dialog } from '../../../src/ui/shared/components/Dialog/Dialog.tsx';
import { Disclosure } from '../../../src/ui/shared/components/Disclosure/Disclosure.tsx';
import { Drawer } from '../../../src/ui/shared/components/Drawer/Drawer.tsx';
import { EmptyState } from '../../../src/ui/shared/components/EmptyState/EmptyState.tsx';
import { FormDialog } from '../../../src/ui/shared/components/FormDialog/FormDialog.tsx';
import { Glyph } from '../../../src/ui/shared/components/Icon/Glyph.tsx';
import { Icon } from '../../../src/ui/shared/components/Icon/Icon.tsx';
import { IconButton } from '../../../src/ui/shared/components/Button/IconButton.tsx';
import { Kbd } from '../../../src/ui/shared/components/Kbd/Kbd.tsx';
import { Menu } from '../../../src/ui/shared/components/Menu/Menu.tsx';
import { NumberField } from '../../../src/ui/shared/components/NumberField/NumberField.tsx';
import { PageHeader } from '../../../src/ui/shared/components/PageHeader/PageHeader.tsx';
import { PatternField } from '../../../src/ui/shared/components/PatternField/PatternField.tsx';
import { Pill } from '../../../src/ui/shared/components/Pill/Pill.tsx';
import { ProgressSteps } from '../../../src/ui/shared/components/ProgressSteps/ProgressSteps.tsx';
import { RadioGroup } from '../../../src/ui/shared/components/RadioGroup/RadioGroup.tsx';
import { SearchField } from '../../../src/ui/shared/components/SearchField/SearchField.tsx';
import { SegmentedControl } from '../../../src/ui/shared/components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../../src/ui/shared/components/Select/Select.tsx';
import { SignInField } from '../../../src/ui/shared/components/SignInField/SignInField.tsx';
import { Skeleton } from '../../../src/ui/shared/components/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../src/ui/shared/components/Spinner/Spinner.tsx';
import { Switch } from '../../../src/ui/shared/components/Switch/Switch.tsx';
import { TagField } from '../../../src/ui/shared/components/TagField/TagField.tsx';
import { TextArea } from '../../../src/ui/shared/components/TextArea/TextArea.tsx';
import { EmailField, TextField, UrlField } from '../../../src/ui/shared/components/TextField/TextField.tsx';
import { classNames } from '../../../src/ui/shared/classNames.ts';
import { useForm } from '../../../src/ui/shared/forms/useForm.ts';
import styles from './Gallery.module.scss';
import { ReasonsTable } from './ReasonsTable.tsx';
import { wordsOf, type Words } from './words.ts';

type Part = { readonly words: Words };

const ignore = (): void => undefined;
const comparison = { before: 'Live', after: 'Pending' };

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading} lang="en" dir="ltr">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Buttons({ words }: Part) {
  return (
    <Section title="Buttons">
      <div className={styles.row}>
        <Button variant="primary">{words.publish}</Button>
        <Button>{words.review}</Button>
        <Button variant="quiet">{words.discard}</Button>
        <Button variant="critical">{words.remove}</Button>
        <Button icon={<Glyph of={Plus} />}>{words.add}</Button>
        <Button variant="primary" isPending>
          {words.publishing}
        </Button>
        <StateButton
          states={[{ name: 'published', label: words.published, look: 'done' }]}
          state="published"
          isDisabled
          onPress={ignore}
        />
        <Button isDisabled>{words.review}</Button>
      </div>
      <div className={styles.row}>
        <Button size="compact">{words.review}</Button>
        <Button size="compact" variant="quiet" icon={<Glyph of={Pencil} size="small" />}>
          {words.review}
        </Button>
        <IconButton label={words.discard} icon={<Glyph of={Undo2} />} />
        <IconButton label={words.discard} icon={<Glyph of={Undo2} />} variant="outlined" isDisabled />
        <a className={buttonClassName({ variant: 'outlined' })} href="#top">
          {words.review}
        </a>
        <Kbd keys="Ctrl S" />
      </div>
    </Section>
  );
}

function Fields({ words }: Part) {
  const [name, setName] = useState(words.wrong);
  const [password, setPassword] = useState('correct horse');
  const [tags, setTags] = useState<readonly string[]>([words.photo, words.comment]);
  const [tag, setTag] = useState('');
  const [comment, setComment] = useState(words.description);
  const [payer, setPayer] = useState<'you' | 'customer' | undefined>('customer');
  const payers = [
    { id: 'customer', label: words.customerPays, description: words.hint },
    { id: 'you', label: words.youPay },
  ] as const;
  return (
    <Section title="Fields">
      <div className={styles.columns}>
        <div className={styles.stack}>
          <TextField
            label={words.name}
            hint={words.hint}
            value={name}
            onChange={setName}
            was={{ text: words.wrongBefore, label: 'Live:' }}
          />
          <TextField
            label={words.name}
            value={words.size}
            onChange={ignore}
            error={words.error}
            hint={words.hint}
            limit={charactersLeft(characterLimit(30), words.size)}
          />
          <TextField
            label={words.code}
            optionalMark={words.optional}
            value="^[A-Z]{3,8}$"
            onChange={ignore}
            isMono
            dir="ltr"
            prefix="/"
            suffix="/"
          />
          <TextField
            label="Password"
            type="password"
            value={password}
            onChange={setPassword}
            toggleLabels={{ show: 'Show password', hide: 'Hide password' }}
          />
          <TextField label={words.name} value={words.gift} onChange={ignore} isDisabled />
          <TextArea
            label={words.comment}
            value={comment}
            onChange={setComment}
            limit={charactersLeft(characterLimit(100), comment)}
          />
        </div>
        <div className={styles.stack}>
          <Select label={words.whoPays} options={payers} value={payer} onChange={setPayer} placeholder="…" />
          <Select
            label={words.whoPays}
            options={payers}
            value={undefined}
            onChange={setPayer}
            placeholder={words.customerPays}
            error={words.error}
          />
          <TagField
            label={words.asksFor}
            hint={words.hint}
            values={tags}
            onChange={setTags}
            typed={tag}
            onType={setTag}
            labels={{
              added: (text) => `+ ${text}`,
              removed: (text) => `− ${text}`,
              duplicate: () => words.error,
            }}
          />
          <RadioGroup label={words.whoPays} options={payers} value={payer} onChange={setPayer} />
          <SignInField id="sign-in" label="E-mail" type="email" defaultValue="staff@northwind.example" />
          <SignInField
            id="sign-in-password"
            label="Password"
            type="password"
            defaultValue="secret"
            error={words.error}
            toggleLabels={{ show: 'Show password ', hide: 'Hide password ' }}
          />
        </div>
      </div>
    </Section>
  );
}

function SettingsFields({ words }: Part) {
  const [days, setDays] = useState<number | undefined>(1200);
  const putBack = { label: words.review, name: `${words.review} ${words.wrongBefore}`, onPress: ignore };
  const compiler = { compile: () => ({ matches: (text: string) => text.length > 3 }), prepare: ignore };
  return (
    <Section title="Settings">
      <div className={styles.columns}>
        <div className={styles.stack}>
          <NumberField
            label={words.size}
            hint={words.hint}
            value={days}
            onChange={setDays}
            of={{ kind: 'unit', unit: 'day' }}
            was={{ text: '30', label: comparison.before, actions: [putBack] }}
          />
          <NumberField
            label={words.whoPays}
            value={-12.5}
            onChange={ignore}
            of={{ kind: 'currency', currency: 'USD' }}
            fractionDigits={2}
            error={words.error}
          />
        </div>
        <div className={styles.stack}>
          <UrlField label={words.code} value="https://acme.example/returns?x=1" onChange={ignore} />
          <EmailField
            label={words.name}
            value="staff@northwind.example"
            onChange={ignore}
            was={{ text: words.wrongBefore, label: comparison.before, actions: [putBack] }}
          />
        </div>
      </div>
      <PatternField
        label={words.code}
        value="^[A-Z]{3,8}$"
        onChange={ignore}
        compiler={compiler}
        trial={{ label: words.comment, hint: words.hint, accepted: words.published, refused: words.error }}
      />
    </Section>
  );
}

function FormOverlay({ words, onClose }: Part & { readonly onClose: () => void }) {
  const form = useForm({
    initial: { name: '', code: '', days: undefined as number | undefined },
    fields: [
      { name: 'name', isRequired: true },
      { name: 'days', isRequired: true },
      { name: 'code', check: () => 'validation.invalidValue' },
    ],
    onSubmit: ignore,
    onSubmitted: onClose,
  });
  return (
    <FormDialog form={form} title={words.add} description={words.description} submitLabel={words.add} onClose={onClose}>
      <TextField {...form.field('name')} label={words.name} hint={words.hint} dir="auto" autoFocus />
      <NumberField {...form.field('days')} label={words.size} of={{ kind: 'unit', unit: 'day' }} min={0} />
      <TextField {...form.field('code')} label={words.code} dir="ltr" isMono />
    </FormDialog>
  );
}

function Choices({ words }: Part) {
  const [isOn, setIsOn] = useState(true);
  const [theme, setTheme] = useState<'light' | 'dark' | 'system'>('system');
  return (
    <Section title="Choices">
      <div className={styles.row}>
        <Switch label={words.offered} isSelected={isOn} onChange={setIsOn} />
        <Switch
          label={words.offered}
          description={words.hint}
          isSelected={!isOn}
          onChange={(value) => setIsOn(!value)}
        />
        <Switch label={words.offered} isSelected onChange={ignore} isDisabled />
        <Checkbox label={words.offered} isSelected={isOn} onChange={setIsOn} />
        <Checkbox label={words.photo} description={words.hint} isSelected={false} onChange={ignore} isIndeterminate />
        <SegmentedControl
          label="Theme"
          isIconOnly
          value={theme}
          onChange={setTheme}
          segments={[
            { id: 'light', label: 'Light', icon: <Glyph of={Sun} size="small" /> },
            { id: 'dark', label: 'Dark', icon: <Glyph of={Moon} size="small" /> },
            { id: 'system', label: 'System', icon: <Glyph of={Monitor} size="small" /> },
          ]}
        />
      </div>
    </Section>
  );
}

function Marks({ words }: Part) {
  return (
    <Section title="Marks">
      <div className={styles.row}>
        <Pill>{words.photo}</Pill>
        <Pill tone="success" hasDot>
          Live
        </Pill>
        <Pill tone="pending">{words.changes}</Pill>
        <Pill tone="warning">Paused</Pill>
        <Pill tone="critical">Stopped</Pill>
        <Pill tone="info">Draft</Pill>
        <Pill icon={<Glyph of={User} size="small" />}>{words.customerPays}</Pill>
        <CountBadge count={3} label={words.changes} />
        <CountBadge count={12} label={words.changes} isStrong />
        <Avatar letters="NO" />
        <Avatar letters="NO" size="regular" />
        <BrandMark name="Northwind Outdoor" />
        <BrandMark name="Northwind Outdoor" size="small" />
        <Icon name="list-checks" />
        <Icon name="truck" />
        <Icon name="nothing-of-the-kind" />
        <Spinner size="page" label="Loading" />
        <Spinner />
      </div>
      <div className={styles.stack}>
        <BeforeAfter before={words.wrongBefore} after={words.wrong} labels={comparison} />
        <BeforeAfter after={words.gift} labels={comparison} />
        <BeforeAfter before="^.{1,50}$" after="^[A-Z]{3,8}$" labels={comparison} isMono />
      </div>
    </Section>
  );
}

function Notices({ words }: Part) {
  return (
    <Section title="Notices">
      <div className={styles.stack}>
        {(['info', 'success', 'warning', 'critical', 'pending'] as const).map((tone) => (
          <Banner key={tone} tone={tone} title={words.safe} action={<Button size="compact">{words.review}</Button>}>
            {words.description}
          </Banner>
        ))}
        <Banner tone="info" onDismiss={ignore} dismissLabel={words.close}>
          {words.safe}
        </Banner>
      </div>
    </Section>
  );
}

function Surfaces({ words }: Part) {
  const [query, setQuery] = useState('');
  return (
    <Section title="Surfaces">
      <div className={styles.columns}>
        <Card
          title={words.whoPays}
          description={words.hint}
          isChanged
          actions={<Pill tone="pending">{words.review}</Pill>}
        >
          <Disclosure summary={words.asksFor} isDefaultOpen>
            {words.description}
          </Disclosure>
          <Disclosure summary={words.whoPays}>{words.description}</Disclosure>
        </Card>
        <Card density="flush">
          <EmptyState
            icon={<Glyph of={PackageOpen} />}
            title={words.title}
            action={<Button icon={<Glyph of={Plus} />}>{words.add}</Button>}
          >
            {words.description}
          </EmptyState>
        </Card>
        <Card title={words.publishing}>
          <ProgressSteps
            label={words.publishing}
            stateLabels={{
              waiting: 'Waiting',
              running: 'Running',
              done: 'Done',
              skipped: 'No change',
              failed: 'Failed',
            }}
            steps={[
              { id: '1', label: words.title, state: 'done', detail: '3 · 0.2 s' },
              { id: '2', label: words.asksFor, state: 'skipped' },
              { id: '3', label: words.whoPays, state: 'failed', detail: words.error },
              { id: '4', label: words.offered, state: 'running' },
              { id: '5', label: words.code, state: 'waiting' },
            ]}
          />
        </Card>
        <Card>
          <Skeleton count={4} />
        </Card>
      </div>
      <SearchField label={words.name} placeholder={words.name} value={query} onChange={setQuery} hasShortcut />
    </Section>
  );
}

function UserMenu({ words }: Part) {
  return (
    <Menu
      label="staff@northwind.example"
      entries={[
        {
          id: 'language',
          label: words.language,
          icon: <Glyph of={Languages} />,
          trail: 'English',
          subList: {
            backLabel: words.language,
            actions: [
              { id: 'en', label: 'English', lang: 'en', isSelected: true },
              { id: 'ar', label: 'العربية', lang: 'ar', isSelected: false },
              { id: 'ja', label: '日本語', lang: 'ja', isSelected: false },
            ],
          },
        },
        { id: 'users', label: 'Users', icon: <Glyph of={Users} /> },
        { id: 'sign-out', label: words.signOut, icon: <Glyph of={LogOut} />, hasSeparatorBefore: true },
      ]}
    >
      <IconButton label="Menu" icon={<Glyph of={Ellipsis} />} />
    </Menu>
  );
}

function Overlays({ words, open }: Part & { readonly open: string }) {
  const [shown, setShown] = useState(open);
  const close = (): void => setShown('');
  const footer = (
    <>
      <Button variant="quiet" onPress={close}>
        {words.discard}
      </Button>
      <Button variant="primary" onPress={close}>
        {words.publish}
      </Button>
    </>
  );
  return (
    <Section title="Overlays">
      <div className={styles.row}>
        <UserMenu words={words} />
        <Button onPress={() => setShown('dialog')}>Dialog</Button>
        <Button onPress={() => setShown('drawer')}>Drawer</Button>
      </div>
      <Dialog
        isOpen={shown === 'dialog'}
        title={words.publishing}
        description={words.safe}
        onClose={close}
        footer={footer}
      >
        <ProgressSteps
          label={words.publishing}
          stateLabels={{ waiting: 'Waiting', running: 'Running', done: 'Done', skipped: 'No change', failed: 'Failed' }}
          steps={[
            { id: '1', label: words.title, state: 'done', detail: '3 · 0.2 s' },
            { id: '3', label: words.whoPays, state: 'failed', detail: words.error },
            { id: '5', label: words.code, state: 'waiting', detail: words.hint },
          ]}
        />
      </Dialog>
      {shown === 'form' && <FormOverlay words={words} onClose={close} />}
      <Drawer
        isOpen={shown === 'drawer'}
        title={words.changes}
        description={words.safe}
        onClose={close}
        footer={footer}
      >
        <div className={styles.stack}>
          <Banner tone="warning">{words.description}</Banner>
          <div className={styles.change}>
            <span className={styles.changeName}>{words.name}</span>
            <BeforeAfter before={words.wrongBefore} after={words.wrong} labels={comparison} />
          </div>
          <div className={styles.change}>
            <span className={styles.changeName}>{words.offered}</span>
            <BeforeAfter before={words.offered} after={words.discard} labels={comparison} />
          </div>
        </div>
      </Drawer>
    </Section>
  );
}

export function Gallery({ language, open }: { readonly language: string; readonly open: string }) {
  const words = wordsOf(language);
  return (
    <main className={styles.page} id="top">
      <PageHeader
        title={words.title}
        description={words.description}
        actions={
          <Button variant="outlined" icon={<Glyph of={Plus} />}>
            {words.add}
          </Button>
        }
      />
      <ReasonsTable words={words} />
      <Buttons words={words} />
      <Fields words={words} />
      <SettingsFields words={words} />
      <Choices words={words} />
      <Marks words={words} />
      <Notices words={words} />
      <Surfaces words={words} />
      <Overlays words={words} open={open} />
      <p className={classNames(styles.heading)}>
        <Glyph of={Store} size="small" /> <Glyph of={Trash2} size="large" />
      </p>
    </main>
  );
}
