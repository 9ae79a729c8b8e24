import type { ShellWord } from '../syntax/words.js';
import { asPath, never, reserved, rows, unproven, valuesOf, type Call, type Row, type Use } from './use.js';

/** Programs that reach other machines. */
export const NETWORK: readonly (readonly [string, Row])[] = [
  ...rows('ssh scp sftp nc ncat netcat socat telnet ftp tftp rlogin rsh mosh autossh sshfs ngrok cloudflared', () =>
    never('it reaches another machine'),
  ),
  ...rows('curl wget http https xh httpie aria2c lynx w3m links', fetch),
  ...rows('ping ping6 dig nslookup host getent traceroute tracepath whois nmap arp mtr tcpdump', () =>
    never('it reaches another machine'),
  ),
  ...rows('openssl', ({ args }) =>
    /^(s_client|s_server|s_time|ocsp)$/.test(args[0]?.value ?? '')
      ? never('it reaches another machine')
      : unproven('this use of openssl is not understood'),
  ),
  ...rows('mail mailx sendmail mutt logger wall write', () => reserved('it sends messages to others')),
  ...rows(
    'docker podman nerdctl buildah kubectl helm terraform tofu pulumi ansible ansible-playbook vagrant minikube',
    container,
  ),
  ...rows(
    'aws az gcloud gsutil doctl heroku vercel netlify fly flyctl firebase wrangler railway render oci ibmcloud s3cmd rclone restic',
    () => reserved('it acts on machines elsewhere'),
  ),
];

const LOOPBACK = /^(https?:\/\/)?(localhost|127(\.\d{1,3}){3}|\[::1\]|0\.0\.0\.0)(:\d+)?([/?#]|$)/i;
const SENDS = /^(-[A-Za-z]*[dFT]|--(data|form|upload-file|json|post|method|body)[\w-]*(=.*)?|-X|--request)$/;

function fetch({ program, args }: Call): Use {
  const values = valuesOf(args);
  const touched = { writes: written(program, args) };
  if (/^(--version|-V|--help)$/.test(values.join(' '))) return { nature: 'reads' };
  const elsewhere = values.some((value) =>
    /^(-x|--(proxy|preproxy|socks\d\w*|connect-to|resolve|unix-socket|interface|config)|-K)/.test(value),
  );
  const places = values
    .filter((value, at) => isPlace(value, values[at - 1] ?? ''))
    .map((value) => value.replace(/^--url=/, ''));
  if (places.some((place) => /169\.254\.|metadata\./.test(place)))
    return { ...never('it asks the machine for its own secrets'), ...touched };
  if (!elsewhere && places.length > 0 && places.every((place) => LOOPBACK.test(place)))
    return { ...unproven('it talks to a server'), ...touched };
  if (
    values.some((value) => SENDS.test(value) || /^-[dFT]./.test(value)) ||
    args.some((word) => word.value === undefined)
  )
    return { ...reserved('it may send what it read to another machine'), ...touched };
  return {
    ...reserved(
      'it needs the network, which belongs to the harness',
      'work with what is installed; do not count on the network',
    ),
    ...touched,
  };
}

function isPlace(value: string, before: string): boolean {
  if (
    /^(-[oOHAeubwmXdFTCDcE]|--(output|header|user-agent|referer|user|cookie|write-out|max-time|request|data[\w-]*|form|upload-file|retry[\w-]*|connect-timeout|cookie-jar|cert|key|cacert))$/.test(
      before,
    ) &&
    before !== '-O'
  )
    return false;
  return /^--url=/.test(value) || (!value.startsWith('-') && value !== '$');
}

function written(program: string, args: readonly ShellWord[]): NonNullable<Use['writes']> {
  const option =
    program === 'wget'
      ? /^(-[a-zA-Z]*[OoP]|--output-(document|file)|--directory-prefix)$/
      : /^(-[a-zA-Z]*[oDc]|--output|--dump-header|--cookie-jar)$/;
  return args.filter(({ value }, at) => option.test(args[at - 1]?.value ?? '') && value !== '-').map(asPath);
}

const CHANGES =
  /^(run|exec|push|login|logout|cp|commit|load|import|start|create|apply|delete|destroy|install|uninstall|upgrade|rollout|scale|drain|patch|replace|edit|taint|up|config|port-forward|proxy|attach|debug)$/;

function container({ program, args }: Call): Use {
  const verb = valuesOf(args).find((value) => !value.startsWith('-')) ?? '';
  if (CHANGES.test(verb)) return never(`${program} reaches outside the workspace`);
  return reserved(`${program} has the powers of the machine`);
}
