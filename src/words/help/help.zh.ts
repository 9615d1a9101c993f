import type { HelpGroup } from './help-shapes.ts'

/** Help, in Chinese. */
export const help: readonly HelpGroup[] = [
  {
    heading: '没有信号时',
    answers: [
      {
        id: 'offline',
        question: '没有信号时能用什么？',
        paragraphs: [
          '打开过一次的页面都能再次打开，图片和价格都在：首页、分类、店铺、商品、搜索结果，还有这份帮助。页面顶部会提示您已离线，以及屏幕上的内容是多久以前的。',
          '搜索也能用：它会在本机已保存的全部内容里查找。从未打开过的页面会如实说明，并带您去看已保存的内容。',
        ],
        ways: ['saved'],
      },
      { id: 'saved', question: '已保存的内容在哪里？', paragraphs: ['在“已保存”里。最上面是您离线保存的列表，接着是没有网络也能打开的分类、商品和店铺，每件商品都标有上次更新的时间。'], ways: ['saved'] },
      {
        id: 'take-along',
        question: '能把整个分类保存下来离线看吗？',
        paragraphs: ['可以。打开一个分类、店铺或搜索结果，选择“离线保存”。系统会先告诉您有多少件商品、需要多少流量；列表很长时保存前 400 件。随时可以停止，以后再继续。'],
      },
      { id: 'age', question: '怎么知道保存的价格还算不算数？', paragraphs: ['保存的页面会标明更新时间。一切以商城的最新数据为准：一有信号，价格和库存就会重新查询，页面会自动更新。'] },
      {
        id: 'unreachable',
        question: '明明有网络，却提示“无法连接商城”，为什么？',
        paragraphs: ['手机有网络，但没有收到我们的响应：可能信号太弱，也可能商城正在维护。已保存的页面仍可使用，系统会自动重试，不需要刷新。'],
      },
      { id: 'delete-saved', question: '怎样删除已保存的内容？', paragraphs: ['在“设置”里可以看到保存了多少，可以全部清除，也可以只清除离线保存的列表；浏览足迹和最近搜索各有一行，可单独清除。单个列表可以在“已保存”里移除。手机空间不足时，会先自动清理图片，页面会保留。'], ways: ['settings'] },
    ],
  },
  {
    heading: '流量与应用',
    answers: [
      {
        id: 'data-saver',
        question: '怎样少用流量？',
        paragraphs: [
          '在“设置”里把省流量模式设为“始终开启”。图片会以最小尺寸显示，只下载您主动打开的内容。设为“自动”时，如果浏览器要求节省流量，或者网速很慢，它会自己打开。',
          '打开过的内容不会再完整下载一遍，所以第二次访问几乎不费流量。',
        ],
        ways: ['settings'],
      },
      { id: 'data-meter', question: '用 {brand} 花了我多少流量？', paragraphs: ['“设置”里会显示这部手机本月用了多少流量。填上每 1\u00a0MB 的价格，就能看到花了多少钱。'], ways: ['settings'] },
      {
        id: 'install',
        question: '怎样把 {brand} 放到主屏幕？',
        paragraphs: [
          '点页面顶部的“下载应用”，或“我的”里的“安装应用”。在 iPhone 或 iPad 上，请用 Safari 打开 {brand}，点“共享”，再点“添加到主屏幕”。在电脑上由浏览器直接安装，或者显示一个二维码，用手机相机扫一扫即可。',
          '不需要应用商店，占用空间很小，打开方式和其他应用一样。',
        ],
        ways: ['profile'],
      },
      { id: 'update', question: '“有新版本可用”是什么意思？', paragraphs: ['我们做了改进。点“更新”，页面会以新版本在原来的位置重新打开。不点也没关系，您会继续使用旧版本；离开页面一段时间后，新版本会自动启用。'] },
    ],
  },
  {
    heading: '地区、语言与外观',
    answers: [
      {
        id: 'region',
        question: '怎样切换地区？会有什么变化？',
        paragraphs: ['点页面顶部的旗帜，或进入“设置”。地区决定您看到哪些店铺和商品、用什么货币、送到哪里：斯里兰卡、中国、老挝或土耳其。其他地区的保存内容会保留，但不会混在一起。'],
        ways: ['settings'],
      },
      { id: 'language', question: '有哪些语言？', paragraphs: ['英语、中文、土耳其语、俄语和葡萄牙语，每个地区都可以选。语言在旗帜菜单或“设置”里切换，用过的语言没有网络也能用。'], ways: ['settings'] },
      { id: 'dark', question: '有深色模式吗？', paragraphs: ['有。默认跟随您的设备，在“设置”里可以选择浅色或深色。'], ways: ['settings'] },
    ],
  },
  {
    heading: '搜索与价格',
    answers: [
      { id: 'search', question: '一定要输入得一字不差吗？', paragraphs: ['不用。词的先后顺序不限，只输入开头也行，重音符号不影响结果，打错一个字母也会自动纠正。五种语言都可以搜索。'] },
      {
        id: 'prices',
        question: '红色价格和划掉的价格是什么意思？',
        paragraphs: ['划掉的是原价，红色表示降价，旁边标有降了百分之几。价格按您所在地区的货币显示。商品有多种规格时，以所选规格的价格为准。'],
      },
      { id: 'not-here', question: '为什么有的商品在我的地区不销售？', paragraphs: ['店铺不在您的地区销售它。您可能是通过别处的链接打开的，或者打开时选了其他地区。页面下方有相似商品。'] },
      { id: 'out-of-stock', question: '“缺货”是什么意思？', paragraphs: ['目前已经没有货了。在搜索筛选里可以只看有货的商品。商品有多种规格时，可能只是其中一种缺货，它会被划掉。'] },
      { id: 'reviews', question: '评价是谁写的？', paragraphs: ['顾客。他们可以给一到五颗星，也可以匿名。点商品页的“查看全部评价”可以看到所有评价，并按星级或有无图片筛选。'] },
    ],
  },
  {
    heading: '配送与退货',
    answers: [
      { id: 'delivery', question: '配送要多久？包邮吗？', paragraphs: ['商品页写明包裹预计在哪几天之间送到。绿色标签表示您所在的地区包邮，另一个标签表示卖家支持货到付款。'] },
      { id: 'overseas', question: '“海外”是什么意思？', paragraphs: ['商品从其他国家发货，所需时间更长，页面上有预计日期，也可能适用您所在国家的海关规定。'] },
      { id: 'returns', question: '可以退货吗？', paragraphs: ['哪些可以退、多久之内可以退、运费由谁承担、什么时候退款，请看退款与退货政策。质保期写在商品页上。'], ways: ['refund-policy'] },
    ],
  },
  {
    heading: '您与我们',
    answers: [
      { id: 'account', question: '需要注册账号吗？', paragraphs: ['不需要。这里的一切都不用账号：浏览、搜索、切换地区和语言、离线保存。'] },
      {
        id: 'footprint',
        question: '什么是浏览足迹？谁能看到？',
        paragraphs: ['就是您打开过的商品，按日期排列，最多 500 件。它只保存在您的手机上，别人看不到。可以删除一件、几件或全部。'],
        ways: ['footprint'],
      },
      { id: 'privacy', question: '你们知道我的哪些信息？', paragraphs: ['这里没有第三方广告，也不会跨网站跟踪您。存储什么、用来做什么、存多久，都写在隐私协议里。'], ways: ['privacy-agreement'] },
      { id: 'contact', question: '怎样联系你们？', paragraphs: ['如果商城设有邮箱，首页底部会有“联系我们”。我们是谁、与您有哪些约定，请看这里：'], ways: ['about', 'service-agreement'] },
    ],
  },
]
