/** Provinces, prefectures and main districts of China, pinyin and Chinese (see address/areas.ts for the form). */
export const placesOfChina = `
Beijing|北京市
  Beijing|北京市: Dongcheng|东城区, Xicheng|西城区, Chaoyang|朝阳区, Fengtai|丰台区, Shijingshan|石景山区, Haidian|海淀区, Mentougou|门头沟区, Fangshan|房山区, Tongzhou|通州区, Shunyi|顺义区, Changping|昌平区, Daxing|大兴区, Huairou|怀柔区, Pinggu|平谷区, Miyun|密云区, Yanqing|延庆区
Tianjin|天津市
  Tianjin|天津市: Heping|和平区, Hedong|河东区, Hexi|河西区, Nankai|南开区, Hebei|河北区, Hongqiao|红桥区, Dongli|东丽区, Xiqing|西青区, Jinnan|津南区, Beichen|北辰区, Wuqing|武清区, Baodi|宝坻区, Binhai|滨海新区, Ninghe|宁河区, Jinghai|静海区, Jizhou|蓟州区
Hebei|河北省
  Shijiazhuang|石家庄市: Changan|长安区, Qiaoxi|桥西区, Xinhua|新华区, Yuhua|裕华区, Gaocheng|藁城区, Luquan|鹿泉区, Zhengding|正定县
  Tangshan|唐山市: Lubei|路北区, Lunan|路南区, Fengrun|丰润区, Caofeidian|曹妃甸区, Qianan|迁安市
  Qinhuangdao|秦皇岛市: Haigang|海港区, Shanhaiguan|山海关区, Beidaihe|北戴河区
  Handan|邯郸市: Hanshan|邯山区, Congtai|丛台区, Fuxing|复兴区, Wuan|武安市
  Xingtai|邢台市: Xiangdu|襄都区, Xindu|信都区, Nangong|南宫市
  Baoding|保定市: Jingxiu|竞秀区, Lianchi|莲池区, Zhuozhou|涿州市, Gaobeidian|高碑店市
  Zhangjiakou|张家口市: Qiaodong|桥东区, Qiaoxi|桥西区, Chongli|崇礼区
  Chengde|承德市: Shuangqiao|双桥区, Shuangluan|双滦区
  Cangzhou|沧州市: Xinhua|新华区, Yunhe|运河区, Renqiu|任丘市, Huanghua|黄骅市
  Langfang|廊坊市: Anci|安次区, Guangyang|广阳区, Sanhe|三河市, Bazhou|霸州市
  Hengshui|衡水市: Taocheng|桃城区, Jizhou|冀州区
Shanxi|山西省
  Taiyuan|太原市: Xiaodian|小店区, Yingze|迎泽区, Xinghualing|杏花岭区, Jiancaoping|尖草坪区, Wanbailin|万柏林区, Jinyuan|晋源区
  Datong|大同市: Pingcheng|平城区, Yungang|云冈区
  Yangquan|阳泉市: Chengqu|城区, Kuangqu|矿区
  Changzhi|长治市: Luzhou|潞州区, Shangdang|上党区
  Jincheng|晋城市: Chengqu|城区, Gaoping|高平市
  Shuozhou|朔州市: Shuocheng|朔城区
  Jinzhong|晋中市: Yuci|榆次区, Taigu|太谷区, Pingyao|平遥县
  Yuncheng|运城市: Yanhu|盐湖区, Yongji|永济市
  Xinzhou|忻州市: Xinfu|忻府区, Wutai|五台县
  Linfen|临汾市: Yaodu|尧都区, Houma|侯马市
  Lüliang|吕梁市: Lishi|离石区, Xiaoyi|孝义市, Fenyang|汾阳市
Inner Mongolia|内蒙古自治区
  Hohhot|呼和浩特市: Xincheng|新城区, Huimin|回民区, Yuquan|玉泉区, Saihan|赛罕区
  Baotou|包头市: Kundulun|昆都仑区, Qingshan|青山区, Donghe|东河区
  Wuhai|乌海市: Haibowan|海勃湾区
  Chifeng|赤峰市: Hongshan|红山区, Songshan|松山区
  Tongliao|通辽市: Horqin|科尔沁区
  Ordos|鄂尔多斯市: Dongsheng|东胜区, Kangbashi|康巴什区
  Hulunbuir|呼伦贝尔市: Hailar|海拉尔区, Manzhouli|满洲里市
  Bayannur|巴彦淖尔市: Linhe|临河区
  Ulanqab|乌兰察布市: Jining|集宁区
  Hinggan|兴安盟: Ulanhot|乌兰浩特市
  Xilingol|锡林郭勒盟: Xilinhot|锡林浩特市, Erenhot|二连浩特市
  Alxa|阿拉善盟: Alxa Left Banner|阿拉善左旗
Liaoning|辽宁省
  Shenyang|沈阳市: Heping|和平区, Shenhe|沈河区, Dadong|大东区, Huanggu|皇姑区, Tiexi|铁西区, Hunnan|浑南区, Yuhong|于洪区
  Dalian|大连市: Zhongshan|中山区, Xigang|西岗区, Shahekou|沙河口区, Ganjingzi|甘井子区, Lüshunkou|旅顺口区, Jinzhou|金州区
  Anshan|鞍山市: Tiedong|铁东区, Tiexi|铁西区, Haicheng|海城市
  Fushun|抚顺市: Shuncheng|顺城区, Xinfu|新抚区
  Benxi|本溪市: Pingshan|平山区, Mingshan|明山区
  Dandong|丹东市: Zhenxing|振兴区, Yuanbao|元宝区, Donggang|东港市
  Jinzhou|锦州市: Guta|古塔区, Linghe|凌河区
  Yingkou|营口市: Zhanqian|站前区, Xishi|西市区, Bayuquan|鲅鱼圈区
  Fuxin|阜新市: Haizhou|海州区
  Liaoyang|辽阳市: Baita|白塔区
  Panjin|盘锦市: Xinglongtai|兴隆台区, Shuangtaizi|双台子区
  Tieling|铁岭市: Yinzhou|银州区
  Chaoyang|朝阳市: Shuangta|双塔区
  Huludao|葫芦岛市: Longgang|龙港区, Lianshan|连山区
Jilin|吉林省
  Changchun|长春市: Nanguan|南关区, Kuancheng|宽城区, Chaoyang|朝阳区, Erdao|二道区, Lüyuan|绿园区
  Jilin City|吉林市: Chuanying|船营区, Changyi|昌邑区, Fengman|丰满区
  Siping|四平市: Tiexi|铁西区, Tiedong|铁东区
  Liaoyuan|辽源市: Longshan|龙山区
  Tonghua|通化市: Dongchang|东昌区, Meihekou|梅河口市
  Baishan|白山市: Hunjiang|浑江区
  Songyuan|松原市: Ningjiang|宁江区
  Baicheng|白城市: Taobei|洮北区
  Yanbian|延边朝鲜族自治州: Yanji|延吉市, Hunchun|珲春市, Dunhua|敦化市
Heilongjiang|黑龙江省
  Harbin|哈尔滨市: Daoli|道里区, Nangang|南岗区, Daowai|道外区, Xiangfang|香坊区, Songbei|松北区, Pingfang|平房区
  Qiqihar|齐齐哈尔市: Longsha|龙沙区, Jianhua|建华区, Tiefeng|铁锋区
  Jixi|鸡西市: Jiguan|鸡冠区
  Hegang|鹤岗市: Gongnong|工农区
  Shuangyashan|双鸭山市: Jianshan|尖山区
  Daqing|大庆市: Sartu|萨尔图区, Ranghulu|让胡路区, Longfeng|龙凤区
  Yichun|伊春市: Yimei|伊美区
  Jiamusi|佳木斯市: Qianjin|前进区, Xiangyang|向阳区
  Qitaihe|七台河市: Taoshan|桃山区
  Mudanjiang|牡丹江市: Dongan|东安区, Xian|西安区, Suifenhe|绥芬河市
  Heihe|黑河市: Aihui|爱辉区
  Suihua|绥化市: Beilin|北林区, Zhaodong|肇东市
  Daxinganling|大兴安岭地区: Jiagedaqi|加格达奇区, Mohe|漠河市
Shanghai|上海市
  Shanghai|上海市: Huangpu|黄浦区, Xuhui|徐汇区, Changning|长宁区, Jingan|静安区, Putuo|普陀区, Hongkou|虹口区, Yangpu|杨浦区, Minhang|闵行区, Baoshan|宝山区, Jiading|嘉定区, Pudong|浦东新区, Jinshan|金山区, Songjiang|松江区, Qingpu|青浦区, Fengxian|奉贤区, Chongming|崇明区
Jiangsu|江苏省
  Nanjing|南京市: Xuanwu|玄武区, Qinhuai|秦淮区, Jianye|建邺区, Gulou|鼓楼区, Pukou|浦口区, Qixia|栖霞区, Yuhuatai|雨花台区, Jiangning|江宁区, Luhe|六合区
  Wuxi|无锡市: Xishan|锡山区, Huishan|惠山区, Binhu|滨湖区, Liangxi|梁溪区, Xinwu|新吴区, Jiangyin|江阴市, Yixing|宜兴市
  Xuzhou|徐州市: Gulou|鼓楼区, Yunlong|云龙区, Quanshan|泉山区, Tongshan|铜山区, Pizhou|邳州市
  Changzhou|常州市: Tianning|天宁区, Zhonglou|钟楼区, Xinbei|新北区, Wujin|武进区, Jintan|金坛区, Liyang|溧阳市
  Suzhou|苏州市: Gusu|姑苏区, Huqiu|虎丘区, Wuzhong|吴中区, Xiangcheng|相城区, Wujiang|吴江区, Changshu|常熟市, Zhangjiagang|张家港市, Kunshan|昆山市, Taicang|太仓市
  Nantong|南通市: Chongchuan|崇川区, Tongzhou|通州区, Haimen|海门区, Qidong|启东市, Rugao|如皋市
  Lianyungang|连云港市: Haizhou|海州区, Lianyun|连云区
  Huaian|淮安市: Qingjiangpu|清江浦区, Huaiyin|淮阴区
  Yancheng|盐城市: Tinghu|亭湖区, Yandu|盐都区, Dongtai|东台市
  Yangzhou|扬州市: Guangling|广陵区, Hanjiang|邗江区, Jiangdu|江都区
  Zhenjiang|镇江市: Jingkou|京口区, Runzhou|润州区, Danyang|丹阳市
  Taizhou|泰州市: Hailing|海陵区, Gaogang|高港区, Jingjiang|靖江市, Taixing|泰兴市
  Suqian|宿迁市: Sucheng|宿城区, Suyu|宿豫区
Zhejiang|浙江省
  Hangzhou|杭州市: Shangcheng|上城区, Gongshu|拱墅区, Xihu|西湖区, Binjiang|滨江区, Xiaoshan|萧山区, Yuhang|余杭区, Linping|临平区, Qiantang|钱塘区, Fuyang|富阳区, Linan|临安区
  Ningbo|宁波市: Haishu|海曙区, Jiangbei|江北区, Beilun|北仑区, Zhenhai|镇海区, Yinzhou|鄞州区, Fenghua|奉化区, Yuyao|余姚市, Cixi|慈溪市
  Wenzhou|温州市: Lucheng|鹿城区, Longwan|龙湾区, Ouhai|瓯海区, Ruian|瑞安市, Yueqing|乐清市
  Jiaxing|嘉兴市: Nanhu|南湖区, Xiuzhou|秀洲区, Haining|海宁市, Tongxiang|桐乡市
  Huzhou|湖州市: Wuxing|吴兴区, Nanxun|南浔区, Deqing|德清县
  Shaoxing|绍兴市: Yuecheng|越城区, Keqiao|柯桥区, Shangyu|上虞区, Zhuji|诸暨市
  Jinhua|金华市: Wucheng|婺城区, Jindong|金东区, Yiwu|义乌市, Dongyang|东阳市, Yongkang|永康市
  Quzhou|衢州市: Kecheng|柯城区, Qujiang|衢江区
  Zhoushan|舟山市: Dinghai|定海区, Putuo|普陀区
  Taizhou|台州市: Jiaojiang|椒江区, Huangyan|黄岩区, Luqiao|路桥区, Wenling|温岭市, Linhai|临海市
  Lishui|丽水市: Liandu|莲都区, Longquan|龙泉市
Anhui|安徽省
  Hefei|合肥市: Yaohai|瑶海区, Luyang|庐阳区, Shushan|蜀山区, Baohe|包河区, Chaohu|巢湖市
  Wuhu|芜湖市: Jinghu|镜湖区, Yijiang|弋江区, Jiujiang|鸠江区
  Bengbu|蚌埠市: Bengshan|蚌山区, Longzihu|龙子湖区
  Huainan|淮南市: Tianjiaan|田家庵区, Xiejiaji|谢家集区
  Maanshan|马鞍山市: Huashan|花山区, Yushan|雨山区
  Huaibei|淮北市: Xiangshan|相山区
  Tongling|铜陵市: Tongguan|铜官区
  Anqing|安庆市: Yingjiang|迎江区, Daguan|大观区
  Huangshan|黄山市: Tunxi|屯溪区, Huangshan|黄山区
  Chuzhou|滁州市: Langya|琅琊区, Nanqiao|南谯区
  Fuyang|阜阳市: Yingzhou|颍州区, Yingdong|颍东区
  Suzhou|宿州市: Yongqiao|埇桥区
  Luan|六安市: Jinan|金安区, Yuan|裕安区
  Bozhou|亳州市: Qiaocheng|谯城区
  Chizhou|池州市: Guichi|贵池区
  Xuancheng|宣城市: Xuanzhou|宣州区, Ningguo|宁国市
Fujian|福建省
  Fuzhou|福州市: Gulou|鼓楼区, Taijiang|台江区, Cangshan|仓山区, Mawei|马尾区, Jinan|晋安区, Changle|长乐区, Fuqing|福清市
  Xiamen|厦门市: Siming|思明区, Haicang|海沧区, Huli|湖里区, Jimei|集美区, Tongan|同安区, Xiangan|翔安区
  Putian|莆田市: Chengxiang|城厢区, Hanjiang|涵江区, Licheng|荔城区
  Sanming|三明市: Sanyuan|三元区, Yongan|永安市
  Quanzhou|泉州市: Licheng|鲤城区, Fengze|丰泽区, Luojiang|洛江区, Jinjiang|晋江市, Shishi|石狮市, Nanan|南安市
  Zhangzhou|漳州市: Xiangcheng|芗城区, Longwen|龙文区, Longhai|龙海区
  Nanping|南平市: Yanping|延平区, Jianyang|建阳区, Wuyishan|武夷山市
  Longyan|龙岩市: Xinluo|新罗区, Yongding|永定区
  Ningde|宁德市: Jiaocheng|蕉城区, Fuan|福安市, Fuding|福鼎市
Jiangxi|江西省
  Nanchang|南昌市: Donghu|东湖区, Xihu|西湖区, Qingyunpu|青云谱区, Qingshanhu|青山湖区, Xinjian|新建区, Honggutan|红谷滩区
  Jingdezhen|景德镇市: Changjiang|昌江区, Zhushan|珠山区
  Pingxiang|萍乡市: Anyuan|安源区
  Jiujiang|九江市: Xunyang|浔阳区, Lianxi|濂溪区, Lushan|庐山市
  Xinyu|新余市: Yushui|渝水区
  Yingtan|鹰潭市: Yuehu|月湖区
  Ganzhou|赣州市: Zhanggong|章贡区, Nankang|南康区, Ruijin|瑞金市
  Jian|吉安市: Jizhou|吉州区, Qingyuan|青原区
  Yichun|宜春市: Yuanzhou|袁州区, Fengcheng|丰城市, Zhangshu|樟树市
  Fuzhou|抚州市: Linchuan|临川区
  Shangrao|上饶市: Xinzhou|信州区, Guangxin|广信区, Wuyuan|婺源县
Shandong|山东省
  Jinan|济南市: Lixia|历下区, Shizhong|市中区, Huaiyin|槐荫区, Tianqiao|天桥区, Licheng|历城区, Changqing|长清区, Zhangqiu|章丘区
  Qingdao|青岛市: Shinan|市南区, Shibei|市北区, Huangdao|黄岛区, Laoshan|崂山区, Licang|李沧区, Chengyang|城阳区, Jimo|即墨区, Jiaozhou|胶州市
  Zibo|淄博市: Zhangdian|张店区, Zichuan|淄川区, Linzi|临淄区
  Zaozhuang|枣庄市: Shizhong|市中区, Xuecheng|薛城区, Tengzhou|滕州市
  Dongying|东营市: Dongying|东营区, Hekou|河口区
  Yantai|烟台市: Zhifu|芝罘区, Fushan|福山区, Laishan|莱山区, Penglai|蓬莱区, Longkou|龙口市
  Weifang|潍坊市: Weicheng|潍城区, Kuiwen|奎文区, Shouguang|寿光市, Qingzhou|青州市, Zhucheng|诸城市
  Jining|济宁市: Rencheng|任城区, Yanzhou|兖州区, Qufu|曲阜市
  Taian|泰安市: Taishan|泰山区, Daiyue|岱岳区, Xintai|新泰市
  Weihai|威海市: Huancui|环翠区, Wendeng|文登区, Rongcheng|荣成市
  Rizhao|日照市: Donggang|东港区, Lanshan|岚山区
  Linyi|临沂市: Lanshan|兰山区, Luozhuang|罗庄区, Hedong|河东区
  Dezhou|德州市: Decheng|德城区, Lingcheng|陵城区
  Liaocheng|聊城市: Dongchangfu|东昌府区, Linqing|临清市
  Binzhou|滨州市: Bincheng|滨城区, Zouping|邹平市
  Heze|菏泽市: Mudan|牡丹区, Dingtao|定陶区
Henan|河南省
  Zhengzhou|郑州市: Zhongyuan|中原区, Erqi|二七区, Guancheng|管城回族区, Jinshui|金水区, Huiji|惠济区, Xinzheng|新郑市, Gongyi|巩义市
  Kaifeng|开封市: Longting|龙亭区, Gulou|鼓楼区
  Luoyang|洛阳市: Laocheng|老城区, Xigong|西工区, Jianxi|涧西区, Luolong|洛龙区
  Pingdingshan|平顶山市: Xinhua|新华区, Weidong|卫东区
  Anyang|安阳市: Wenfeng|文峰区, Beiguan|北关区, Linzhou|林州市
  Hebi|鹤壁市: Qibin|淇滨区
  Xinxiang|新乡市: Weibin|卫滨区, Hongqi|红旗区, Muye|牧野区
  Jiaozuo|焦作市: Jiefang|解放区, Shanyang|山阳区
  Puyang|濮阳市: Hualong|华龙区
  Xuchang|许昌市: Weidu|魏都区, Jianan|建安区, Yuzhou|禹州市
  Luohe|漯河市: Yuanhui|源汇区, Yancheng|郾城区
  Sanmenxia|三门峡市: Hubin|湖滨区, Lingbao|灵宝市
  Nanyang|南阳市: Wancheng|宛城区, Wolong|卧龙区, Dengzhou|邓州市
  Shangqiu|商丘市: Liangyuan|梁园区, Suiyang|睢阳区, Yongcheng|永城市
  Xinyang|信阳市: Shihe|浉河区, Pingqiao|平桥区
  Zhoukou|周口市: Chuanhui|川汇区, Xiangcheng|项城市
  Zhumadian|驻马店市: Yicheng|驿城区
  Jiyuan|济源市: Jiyuan|济源市
Hubei|湖北省
  Wuhan|武汉市: Jiangan|江岸区, Jianghan|江汉区, Qiaokou|硚口区, Hanyang|汉阳区, Wuchang|武昌区, Qingshan|青山区, Hongshan|洪山区, Dongxihu|东西湖区, Caidian|蔡甸区, Jiangxia|江夏区, Huangpi|黄陂区, Xinzhou|新洲区
  Huangshi|黄石市: Huangshigang|黄石港区, Xisaishan|西塞山区, Daye|大冶市
  Shiyan|十堰市: Maojian|茅箭区, Zhangwan|张湾区, Danjiangkou|丹江口市
  Yichang|宜昌市: Xiling|西陵区, Wujiagang|伍家岗区, Yiling|夷陵区
  Xiangyang|襄阳市: Xiangcheng|襄城区, Fancheng|樊城区, Zaoyang|枣阳市
  Ezhou|鄂州市: Echeng|鄂城区
  Jingmen|荆门市: Dongbao|东宝区, Duodao|掇刀区
  Xiaogan|孝感市: Xiaonan|孝南区, Hanchuan|汉川市
  Jingzhou|荆州市: Shashi|沙市区, Jingzhou|荆州区, Honghu|洪湖市
  Huanggang|黄冈市: Huangzhou|黄州区, Macheng|麻城市
  Xianning|咸宁市: Xianan|咸安区
  Suizhou|随州市: Zengdu|曾都区
  Enshi|恩施土家族苗族自治州: Enshi City|恩施市, Lichuan|利川市
  Xiantao|仙桃市: Xiantao|仙桃市
  Qianjiang|潜江市: Qianjiang|潜江市
  Tianmen|天门市: Tianmen|天门市
  Shennongjia|神农架林区: Songbai|松柏镇
Hunan|湖南省
  Changsha|长沙市: Furong|芙蓉区, Tianxin|天心区, Yuelu|岳麓区, Kaifu|开福区, Yuhua|雨花区, Wangcheng|望城区, Changsha County|长沙县, Liuyang|浏阳市, Ningxiang|宁乡市
  Zhuzhou|株洲市: Tianyuan|天元区, Hetang|荷塘区, Lusong|芦淞区, Liling|醴陵市
  Xiangtan|湘潭市: Yuhu|雨湖区, Yuetang|岳塘区
  Hengyang|衡阳市: Yanfeng|雁峰区, Shigu|石鼓区, Zhengxiang|蒸湘区
  Shaoyang|邵阳市: Shuangqing|双清区, Daxiang|大祥区
  Yueyang|岳阳市: Yueyanglou|岳阳楼区, Miluo|汨罗市
  Changde|常德市: Wuling|武陵区, Dingcheng|鼎城区
  Zhangjiajie|张家界市: Yongding|永定区, Wulingyuan|武陵源区
  Yiyang|益阳市: Heshan|赫山区, Ziyang|资阳区
  Chenzhou|郴州市: Beihu|北湖区, Suxian|苏仙区
  Yongzhou|永州市: Lengshuitan|冷水滩区, Lingling|零陵区
  Huaihua|怀化市: Hecheng|鹤城区
  Loudi|娄底市: Louxing|娄星区, Lengshuijiang|冷水江市
  Xiangxi|湘西土家族苗族自治州: Jishou|吉首市, Fenghuang|凤凰县
Guangdong|广东省
  Guangzhou|广州市: Liwan|荔湾区, Yuexiu|越秀区, Haizhu|海珠区, Tianhe|天河区, Baiyun|白云区, Huangpu|黄埔区, Panyu|番禺区, Huadu|花都区, Nansha|南沙区, Conghua|从化区, Zengcheng|增城区
  Shaoguan|韶关市: Wujiang|武江区, Zhenjiang|浈江区, Qujiang|曲江区
  Shenzhen|深圳市: Luohu|罗湖区, Futian|福田区, Nanshan|南山区, Baoan|宝安区, Longgang|龙岗区, Yantian|盐田区, Longhua|龙华区, Pingshan|坪山区, Guangming|光明区
  Zhuhai|珠海市: Xiangzhou|香洲区, Doumen|斗门区, Jinwan|金湾区
  Shantou|汕头市: Longhu|龙湖区, Jinping|金平区, Chenghai|澄海区, Chaoyang|潮阳区
  Foshan|佛山市: Chancheng|禅城区, Nanhai|南海区, Shunde|顺德区, Sanshui|三水区, Gaoming|高明区
  Jiangmen|江门市: Pengjiang|蓬江区, Jianghai|江海区, Xinhui|新会区, Taishan|台山市, Kaiping|开平市
  Zhanjiang|湛江市: Chikan|赤坎区, Xiashan|霞山区, Mazhang|麻章区, Lianjiang|廉江市
  Maoming|茂名市: Maonan|茂南区, Dianbai|电白区, Gaozhou|高州市
  Zhaoqing|肇庆市: Duanzhou|端州区, Dinghu|鼎湖区, Sihui|四会市
  Huizhou|惠州市: Huicheng|惠城区, Huiyang|惠阳区, Boluo|博罗县
  Meizhou|梅州市: Meijiang|梅江区, Meixian|梅县区, Xingning|兴宁市
  Shanwei|汕尾市: Chengqu|城区, Lufeng|陆丰市
  Heyuan|河源市: Yuancheng|源城区
  Yangjiang|阳江市: Jiangcheng|江城区, Yangchun|阳春市
  Qingyuan|清远市: Qingcheng|清城区, Qingxin|清新区, Yingde|英德市
  Dongguan|东莞市: Nancheng|南城街道, Dongcheng|东城街道, Guancheng|莞城街道, Wanjiang|万江街道, Changan|长安镇, Humen|虎门镇, Houjie|厚街镇, Tangxia|塘厦镇, Songshan Lake|松山湖
  Zhongshan|中山市: Shiqi|石岐街道, Dongqu|东区街道, Xiaolan|小榄镇, Guzhen|古镇镇
  Chaozhou|潮州市: Xiangqiao|湘桥区, Chaoan|潮安区
  Jieyang|揭阳市: Rongcheng|榕城区, Puning|普宁市
  Yunfu|云浮市: Yuncheng|云城区, Luoding|罗定市
Guangxi|广西壮族自治区
  Nanning|南宁市: Qingxiu|青秀区, Xingning|兴宁区, Jiangnan|江南区, Xixiangtang|西乡塘区, Liangqing|良庆区
  Liuzhou|柳州市: Chengzhong|城中区, Yufeng|鱼峰区, Liunan|柳南区, Liubei|柳北区
  Guilin|桂林市: Xiufeng|秀峰区, Diecai|叠彩区, Xiangshan|象山区, Qixing|七星区, Yangshuo|阳朔县
  Wuzhou|梧州市: Wanxiu|万秀区, Changzhou|长洲区
  Beihai|北海市: Haicheng|海城区, Yinhai|银海区
  Fangchenggang|防城港市: Gangkou|港口区, Dongxing|东兴市
  Qinzhou|钦州市: Qinnan|钦南区, Qinbei|钦北区
  Guigang|贵港市: Gangbei|港北区, Guiping|桂平市
  Yulin|玉林市: Yuzhou|玉州区, Beiliu|北流市
  Baise|百色市: Youjiang|右江区, Jingxi|靖西市
  Hezhou|贺州市: Babu|八步区
  Hechi|河池市: Jinchengjiang|金城江区, Yizhou|宜州区
  Laibin|来宾市: Xingbin|兴宾区
  Chongzuo|崇左市: Jiangzhou|江州区, Pingxiang|凭祥市
Hainan|海南省
  Haikou|海口市: Xiuying|秀英区, Longhua|龙华区, Qiongshan|琼山区, Meilan|美兰区
  Sanya|三亚市: Haitang|海棠区, Jiyang|吉阳区, Tianya|天涯区, Yazhou|崖州区
  Danzhou|儋州市: Nada|那大镇
  Sansha|三沙市: Xisha|西沙区
  Qionghai|琼海市: Jiaji|嘉积镇
  Wenchang|文昌市: Wencheng|文城镇
  Wanning|万宁市: Wancheng|万城镇
  Dongfang|东方市: Basuo|八所镇
  Wuzhishan|五指山市: Tongshi|通什镇
Chongqing|重庆市
  Chongqing|重庆市: Yuzhong|渝中区, Dadukou|大渡口区, Jiangbei|江北区, Shapingba|沙坪坝区, Jiulongpo|九龙坡区, Nanan|南岸区, Beibei|北碚区, Yubei|渝北区, Banan|巴南区, Wanzhou|万州区, Fuling|涪陵区, Qijiang|綦江区, Dazu|大足区, Qianjiang|黔江区, Changshou|长寿区, Jiangjin|江津区, Hechuan|合川区, Yongchuan|永川区, Nanchuan|南川区, Bishan|璧山区, Tongliang|铜梁区, Tongnan|潼南区, Rongchang|荣昌区, Kaizhou|开州区, Liangping|梁平区, Wulong|武隆区
Sichuan|四川省
  Chengdu|成都市: Jinjiang|锦江区, Qingyang|青羊区, Jinniu|金牛区, Wuhou|武侯区, Chenghua|成华区, Longquanyi|龙泉驿区, Wenjiang|温江区, Xindu|新都区, Shuangliu|双流区, Pidu|郫都区, Dujiangyan|都江堰市
  Zigong|自贡市: Ziliujing|自流井区, Daan|大安区
  Panzhihua|攀枝花市: Dongqu|东区, Renhe|仁和区
  Luzhou|泸州市: Jiangyang|江阳区, Longmatan|龙马潭区
  Deyang|德阳市: Jingyang|旌阳区, Guanghan|广汉市
  Mianyang|绵阳市: Fucheng|涪城区, Youxian|游仙区, Jiangyou|江油市
  Guangyuan|广元市: Lizhou|利州区
  Suining|遂宁市: Chuanshan|船山区
  Neijiang|内江市: Shizhong|市中区, Dongxing|东兴区
  Leshan|乐山市: Shizhong|市中区, Emeishan|峨眉山市
  Nanchong|南充市: Shunqing|顺庆区, Gaoping|高坪区, Langzhong|阆中市
  Meishan|眉山市: Dongpo|东坡区, Pengshan|彭山区
  Yibin|宜宾市: Cuiping|翠屏区, Xuzhou|叙州区
  Guangan|广安市: Guangan|广安区
  Dazhou|达州市: Tongchuan|通川区, Dachuan|达川区
  Yaan|雅安市: Yucheng|雨城区
  Bazhong|巴中市: Bazhou|巴州区
  Ziyang|资阳市: Yanjiang|雁江区
  Aba|阿坝藏族羌族自治州: Barkam|马尔康市, Jiuzhaigou|九寨沟县
  Garze|甘孜藏族自治州: Kangding|康定市
  Liangshan|凉山彝族自治州: Xichang|西昌市
Guizhou|贵州省
  Guiyang|贵阳市: Nanming|南明区, Yunyan|云岩区, Huaxi|花溪区, Wudang|乌当区, Baiyun|白云区, Guanshanhu|观山湖区
  Liupanshui|六盘水市: Zhongshan|钟山区
  Zunyi|遵义市: Honghuagang|红花岗区, Huichuan|汇川区, Renhuai|仁怀市
  Anshun|安顺市: Xixiu|西秀区
  Bijie|毕节市: Qixingguan|七星关区
  Tongren|铜仁市: Bijiang|碧江区
  Qianxinan|黔西南布依族苗族自治州: Xingyi|兴义市
  Qiandongnan|黔东南苗族侗族自治州: Kaili|凯里市
  Qiannan|黔南布依族苗族自治州: Duyun|都匀市
Yunnan|云南省
  Kunming|昆明市: Wuhua|五华区, Panlong|盘龙区, Guandu|官渡区, Xishan|西山区, Chenggong|呈贡区, Anning|安宁市
  Qujing|曲靖市: Qilin|麒麟区, Xuanwei|宣威市
  Yuxi|玉溪市: Hongta|红塔区
  Baoshan|保山市: Longyang|隆阳区, Tengchong|腾冲市
  Zhaotong|昭通市: Zhaoyang|昭阳区
  Lijiang|丽江市: Gucheng|古城区, Yulong|玉龙纳西族自治县
  Puer|普洱市: Simao|思茅区
  Lincang|临沧市: Linxiang|临翔区
  Chuxiong|楚雄彝族自治州: Chuxiong City|楚雄市
  Honghe|红河哈尼族彝族自治州: Mengzi|蒙自市, Gejiu|个旧市
  Wenshan|文山壮族苗族自治州: Wenshan City|文山市
  Xishuangbanna|西双版纳傣族自治州: Jinghong|景洪市, Mengla|勐腊县
  Dali|大理白族自治州: Dali City|大理市
  Dehong|德宏傣族景颇族自治州: Mangshi|芒市, Ruili|瑞丽市
  Nujiang|怒江傈僳族自治州: Lushui|泸水市
  Diqing|迪庆藏族自治州: Shangri-La|香格里拉市
Tibet|西藏自治区
  Lhasa|拉萨市: Chengguan|城关区, Doilungdeqen|堆龙德庆区
  Shigatse|日喀则市: Samzhubze|桑珠孜区
  Chamdo|昌都市: Karuo|卡若区
  Nyingchi|林芝市: Bayi|巴宜区
  Shannan|山南市: Nedong|乃东区
  Nagqu|那曲市: Seni|色尼区
  Ngari|阿里地区: Gar|噶尔县
Shaanxi|陕西省
  Xian|西安市: Xincheng|新城区, Beilin|碑林区, Lianhu|莲湖区, Baqiao|灞桥区, Weiyang|未央区, Yanta|雁塔区, Changan|长安区, Lintong|临潼区
  Tongchuan|铜川市: Yaozhou|耀州区
  Baoji|宝鸡市: Weibin|渭滨区, Jintai|金台区
  Xianyang|咸阳市: Qindu|秦都区, Weicheng|渭城区, Xingping|兴平市
  Weinan|渭南市: Linwei|临渭区, Hancheng|韩城市
  Yanan|延安市: Baota|宝塔区
  Hanzhong|汉中市: Hantai|汉台区
  Yulin|榆林市: Yuyang|榆阳区, Shenmu|神木市
  Ankang|安康市: Hanbin|汉滨区
  Shangluo|商洛市: Shangzhou|商州区
Gansu|甘肃省
  Lanzhou|兰州市: Chengguan|城关区, Qilihe|七里河区, Xigu|西固区, Anning|安宁区
  Jiayuguan|嘉峪关市: Jiayuguan|嘉峪关市
  Jinchang|金昌市: Jinchuan|金川区
  Baiyin|白银市: Baiyin|白银区
  Tianshui|天水市: Qinzhou|秦州区, Maiji|麦积区
  Wuwei|武威市: Liangzhou|凉州区
  Zhangye|张掖市: Ganzhou|甘州区
  Pingliang|平凉市: Kongtong|崆峒区
  Jiuquan|酒泉市: Suzhou|肃州区, Dunhuang|敦煌市
  Qingyang|庆阳市: Xifeng|西峰区
  Dingxi|定西市: Anding|安定区
  Longnan|陇南市: Wudu|武都区
  Linxia|临夏回族自治州: Linxia City|临夏市
  Gannan|甘南藏族自治州: Hezuo|合作市
Qinghai|青海省
  Xining|西宁市: Chengdong|城东区, Chengzhong|城中区, Chengxi|城西区, Chengbei|城北区
  Haidong|海东市: Ledu|乐都区, Pingan|平安区
  Haibei|海北藏族自治州: Haiyan|海晏县
  Huangnan|黄南藏族自治州: Tongren|同仁市
  Hainan Prefecture|海南藏族自治州: Gonghe|共和县
  Golog|果洛藏族自治州: Maqen|玛沁县
  Yushu|玉树藏族自治州: Yushu City|玉树市
  Haixi|海西蒙古族藏族自治州: Golmud|格尔木市, Delingha|德令哈市
Ningxia|宁夏回族自治区
  Yinchuan|银川市: Xingqing|兴庆区, Xixia|西夏区, Jinfeng|金凤区, Lingwu|灵武市
  Shizuishan|石嘴山市: Dawukou|大武口区
  Wuzhong|吴忠市: Litong|利通区
  Guyuan|固原市: Yuanzhou|原州区
  Zhongwei|中卫市: Shapotou|沙坡头区
Xinjiang|新疆维吾尔自治区
  Urumqi|乌鲁木齐市: Tianshan|天山区, Saybag|沙依巴克区, Xinshi|新市区, Shuimogou|水磨沟区
  Karamay|克拉玛依市: Karamay|克拉玛依区, Dushanzi|独山子区
  Turpan|吐鲁番市: Gaochang|高昌区
  Hami|哈密市: Yizhou|伊州区
  Changji|昌吉回族自治州: Changji City|昌吉市, Fukang|阜康市
  Bortala|博尔塔拉蒙古自治州: Bole|博乐市
  Bayingolin|巴音郭楞蒙古自治州: Korla|库尔勒市
  Aksu|阿克苏地区: Aksu City|阿克苏市, Kuqa|库车市
  Kizilsu|克孜勒苏柯尔克孜自治州: Artux|阿图什市
  Kashgar|喀什地区: Kashgar City|喀什市
  Hotan|和田地区: Hotan City|和田市
  Ili|伊犁哈萨克自治州: Yining|伊宁市, Kuytun|奎屯市
  Tacheng|塔城地区: Tacheng City|塔城市, Wusu|乌苏市
  Altay|阿勒泰地区: Altay City|阿勒泰市
  Shihezi|石河子市: Shihezi|石河子市
Hong Kong|香港特别行政区
  Hong Kong Island|香港岛: Central and Western|中西区, Wan Chai|湾仔区, Eastern|东区, Southern|南区
  Kowloon|九龙: Yau Tsim Mong|油尖旺区, Sham Shui Po|深水埗区, Kowloon City|九龙城区, Wong Tai Sin|黄大仙区, Kwun Tong|观塘区
  New Territories|新界: Kwai Tsing|葵青区, Tsuen Wan|荃湾区, Tuen Mun|屯门区, Yuen Long|元朗区, North|北区, Tai Po|大埔区, Sha Tin|沙田区, Sai Kung|西贡区, Islands|离岛区
Macau|澳门特别行政区
  Macau|澳门: Macau Peninsula|澳门半岛, Taipa|氹仔, Coloane|路环
`
