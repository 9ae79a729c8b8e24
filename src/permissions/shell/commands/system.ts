import { candidates, environment } from './wrappers.js';
import { never, risky, rows, unproven, valuesOf, type Row } from './use.js';

/** What reaches past the command itself: other users, the machine, other processes. */
export const SYSTEM: readonly (readonly [string, Row])[] = [
  ...rows(
    'sudo sudoedit su doas run0 pkexec pfexec dzdo please runuser setpriv setuidgid capsh chroot newgrp sg gosu su-exec unshare nsenter machinectl',
    ({ args }) => ({
      ...never('it changes who the process is', 'leave it out: nothing here needs it'),
      starts: candidates(args, 0),
    }),
  ),
  ...rows(
    'usermod useradd userdel groupmod groupadd adduser addgroup gpasswd passwd chpasswd chsh chfn visudo vipw setcap',
    () => never('it changes who the process is'),
  ),
  ...rows(
    'shutdown reboot halt poweroff init telinit mount umount fdisk parted sfdisk gdisk wipefs mkswap swapon swapoff losetup cryptsetup',
    () => never('it changes the machine'),
  ),
  ...rows(
    'lvcreate lvremove vgcreate vgremove pvcreate mdadm insmod rmmod modprobe sysctl iptables ip6tables nft ufw firewall-cmd',
    () => never('it changes the machine'),
  ),
  ...rows('systemctl systemd-run service launchctl loginctl hostnamectl timedatectl update-rc.d', () =>
    never('it changes the machine'),
  ),
  ...rows('crontab at batch atd anacron', () => never('it starts work that outlives the run')),
  ...rows('gdb lldb gcore strace ltrace dtrace bpftrace reptyr killall pkill', ({ args }) => ({
    ...never('it reads or ends other processes'),
    starts: candidates(args, 0),
  })),
  ...rows('printenv', (call) => environment(call, call.args)),
  ...rows('ps', ({ args }) =>
    valuesOf(args).some((value) => /^[a-z]*e[a-z]*$/.test(value) || /environ|^-E/.test(value))
      ? never('it prints the environment of processes')
      : risky('it shows other processes'),
  ),
  ...rows('top htop pgrep pidof lsof fuser ss netstat pstree vmstat iostat dmesg journalctl w who last lastlog', () =>
    risky('it shows other processes'),
  ),
  ...rows('ip ifconfig route ethtool iw nmcli', () => never('it changes the network')),
  ...rows('hostname domainname', ({ args }) =>
    args.length === 0 ? { nature: 'reads' } : unproven('it changes the name of the machine'),
  ),
  ...rows('defaults open xdg-open pbcopy pbpaste xclip xsel tmux screen', () => unproven('it reaches other programs')),
];
