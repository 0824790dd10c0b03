import { useState, type FormEvent } from 'react';
import { Button } from '../../shared/components/Button.tsx';
import { TextField } from '../../shared/components/TextField.tsx';

export type Add__Item__FormProps = {
  readonly nameLabel: string;
  readonly addLabel: string;
  /** Answers what is wrong, in words, or nothing once it is added. */
  readonly onAdd: (name: string) => Promise<string | undefined>;
};

export function Add__Item__Form({ nameLabel, addLabel, onAdd }: Add__Item__FormProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isAdding, setIsAdding] = useState(false);

  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setIsAdding(true);
    const problem = await onAdd(name);
    setIsAdding(false);
    setError(problem);
    if (problem === undefined) setName('');
  };

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <TextField label={nameLabel} value={name} onChange={setName} error={error} />
      <Button type="submit" isPending={isAdding}>
        {addLabel}
      </Button>
    </form>
  );
}
