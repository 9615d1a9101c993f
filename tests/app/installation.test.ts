import { describe, expect, it } from 'vitest'
import {
  type InstallMethod,
  installMethod,
  isLoopback,
  isWorthOffering,
} from '#features/installation/use-install-method.ts'

const ipad = 5
const table: { browser: string; userAgent: string; touchPoints?: number; method: InstallMethod }[] = [
  {
    browser: 'Safari, iPhone',
    method: 'ios-steps',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  },
  {
    browser: 'Chrome, iPhone',
    method: 'ios-steps',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/125.0.6422.80 Mobile/15E148 Safari/604.1',
  },
  {
    browser: 'Firefox, iPhone',
    method: 'ios-steps',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/126.0 Mobile/15E148 Safari/605.1.15',
  },
  {
    browser: 'Safari, iPad',
    method: 'ios-steps',
    touchPoints: ipad,
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  },
  {
    browser: 'Safari, Mac',
    method: 'qr-code',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  },
  {
    browser: 'WeChat, iPhone',
    method: 'other-browser',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x18003135) NetType/WIFI Language/zh_CN',
  },
  {
    browser: 'WeChat, Android',
    method: 'other-browser',
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; V2183A Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160065 MMWEBSDK/20231202 MMWEBID/2247 MicroMessenger/8.0.47.2560(0x28002F35) WeChat/arm64 Weixin NetType/4G Language/zh_CN ABI/arm64',
  },
  {
    browser: 'WeChat, Windows',
    method: 'other-browser',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090819) XWEB/8555 Flue',
  },
  {
    browser: 'Facebook, iPhone',
    method: 'other-browser',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21E236 [FBAN/FBIOS;FBAV/460.0.0.38.109;FBBV/590325416;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.4.1;FBSS/3;FBID/phone;FBLC/en_GB;FBOP/5]',
  },
  {
    browser: 'Facebook, Android',
    method: 'other-browser',
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; SM-A546E Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/462.0.0.47.85;]',
  },
  {
    browser: 'Instagram, iPhone',
    method: 'other-browser',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21E236 Instagram 330.0.3.29.91 (iPhone14,5; iOS 17_4_1; en_GB; en; scale=3.00; 1170x2532; 595561434)',
  },
  {
    browser: 'Instagram, Android',
    method: 'other-browser',
    userAgent:
      'Mozilla/5.0 (Linux; Android 12; Redmi Note 9 Build/SP1A.210812.016; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/123.0.6312.118 Mobile Safari/537.36 Instagram 327.0.0.48.93 Android (31/12; 440dpi; 1080x2110; Xiaomi; Redmi Note 9; merlin; mt6768; tr_TR; 585544283)',
  },
  {
    browser: 'Line, Android',
    method: 'other-browser',
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; SM-A135F Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.144 Mobile Safari/537.36 Line/13.20.1/IAB',
  },
  {
    browser: 'an app that shows pages, iPhone',
    method: 'other-browser',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  },
  {
    browser: 'Chrome, Android, no offer yet',
    method: 'browser-menu',
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  },
  {
    browser: 'Firefox, Android',
    method: 'browser-menu',
    userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:126.0) Gecko/126.0 Firefox/126.0',
  },
  {
    browser: 'QQ Browser, Android',
    method: 'browser-menu',
    userAgent:
      'Mozilla/5.0 (Linux; U; Android 12; zh-cn; M2012K11AC Build/SKQ1.211006.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0.5414.86 MQQBrowser/14.4 Mobile Safari/537.36 COVC/046517',
  },
  {
    browser: 'Chrome, Windows',
    method: 'qr-code',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  },
  {
    browser: 'Chrome, Windows with a touch screen',
    method: 'qr-code',
    touchPoints: 10,
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  },
  {
    browser: 'Firefox, Linux',
    method: 'qr-code',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  },
]

describe('product#installation: the download popup offers the installation', () => {
  it.each(table)('$browser: $method', ({ userAgent, touchPoints = 0, method }) => {
    expect(installMethod({ userAgent, touchPoints, hasPrompt: false, isInstalled: false })).toBe(method)
  })

  it.each(table)('$browser: no offer where the app is installed', ({ userAgent, touchPoints = 0 }) => {
    expect(installMethod({ userAgent, touchPoints, hasPrompt: true, isInstalled: true })).toBe('installed')
  })

  it("the browser's install prompt has priority", () => {
    for (const { userAgent } of table)
      expect(installMethod({ userAgent, touchPoints: 0, hasPrompt: true, isInstalled: false })).toBe('prompt')
  })

  it('the banner offers an installation only where a method can succeed', () => {
    const methods: InstallMethod[] = ['installed', 'prompt', 'ios-steps', 'other-browser', 'browser-menu', 'qr-code']
    const offered = (address: string) => methods.filter((method) => isWorthOffering(method, address))
    expect(offered('https://mall.example')).toEqual(['prompt', 'ios-steps', 'other-browser', 'browser-menu', 'qr-code'])
    expect(offered('http://localhost:4173')).toEqual(['prompt', 'ios-steps', 'other-browser', 'browser-menu'])
  })

  it.each([
    ['http://localhost:4173', true],
    ['http://127.0.0.1:4173/x', true],
    ['http://[::1]/', true],
    ['http://192.168.1.20:4173', false],
    ['https://localhost.example', false],
  ])('%s is a local address: %s', (address, isLocal) => expect(isLoopback(address)).toBe(isLocal))
})
