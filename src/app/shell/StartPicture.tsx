import styles from './StartPicture.module.css';

/** What the page does at a glance: the focused field and its line in the text. */
export function StartPicture() {
  return (
    <div className={styles.picture} aria-hidden>
      <div className={styles.form}>
        <Field title="Base URL" value="https://review.example.com" />
        <Field title="SMTP host" value="smtp.example.com" isFocused />
        <span className={styles.title}>Authentication</span>
        <span className={styles.track}>
          <span>None</span>
          <span>Password</span>
          <span className={styles.chosen}>OAuth2</span>
        </span>
      </div>
      <pre className={styles.text}>
        <Line comment="# Where users reach the server" />
        <Line name="baseUrl" value="https://review.example.com" />
        <Line />
        <Line comment="# Relay of the clinic network" isSynced />
        <Line name="smtpHostname" value="smtp.example.com" isSynced />
        <Line name="smtpPort" number="587" />
        <Line name="smtpAuth" rest="{" />
        <Line name="  username" value="noreply@example.com" />
        <Line name="  mechanism" rest="{" />
        <Line name="    type" value="xOAuth2" />
      </pre>
    </div>
  );
}

interface FieldProps {
  readonly title: string;
  readonly value: string;
  readonly isFocused?: boolean;
}

function Field({ title, value, isFocused }: FieldProps) {
  return (
    <>
      <span className={styles.title}>{title}</span>
      <span className={isFocused ? `${styles.input} ${styles.focused}` : styles.input}>{value}</span>
    </>
  );
}

interface LineProps {
  readonly name?: string;
  readonly value?: string;
  readonly number?: string;
  readonly rest?: string;
  readonly comment?: string;
  readonly isSynced?: boolean;
}

function Line({ name, value, number, rest, comment, isSynced }: LineProps) {
  return (
    <span className={isSynced ? `${styles.line} ${styles.synced}` : styles.line}>
      {comment && <span className={styles.comment}>{comment}</span>}
      {name && <span className={styles.key}>{name}</span>}
      {name && ': '}
      {value && <span className={styles.string}>{value}</span>}
      {number && <span className={styles.literal}>{number}</span>}
      {rest}
    </span>
  );
}
