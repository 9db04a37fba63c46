package dev.runesheet.language.registry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each mistake is reported where it is; all of them at once. */
class RegistryMistakesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "'B3P'      | 'F3P'          | RS070 | /pattern",
        "'B3P'      | 'B6P'          | RS070 | /pattern",
        "'B3P'      | 'C3E'          | RS070 | /pattern",
        "'B3P'      | 'B3P,B3E'      | RS008 | /pattern",
        "'B3P'      | 5              | RS005 | /pattern",
        "'cost':1   | 'cost':4       | RS010 | /cost",
        "'cost':1   | 'cost':'1'     | RS005 | /cost",
        "'power':2  | 'power':2.5    | RS005 | /power",
        "'power':2  | 'strength':2   | RS007 | /strength",
        "'power':2  | 'power':2,'x':1 | RS007 | /x",
        "'Regular'  | 'Regualr'      | RS018 | /category",
        "'id':'1',  | ''             | RS006 | ''"
      })
  void cardsWithMistakes(String good, String bad, String code, String place) {
    String card = RegistryTexts.CARD.replace(good, bad.equals("''") ? "" : bad);

    RegistryTexts texts = RegistryTexts.of("[" + card + "]", "{'e':" + RegistryTexts.EFFECT + "}");

    assertThat(texts.places()).contains(code + " cards.json#/0" + place.replace("'", ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "'on_play'      | 'on_ply'             | RS013 | /trigger",
        "'self'         | 'allies_in_lanes'    | RS014 | /scope",
        "'self'         | 'lane_owner'         | RS018 | /scope",
        "modify_power'  | modify_pwer'         | RS012 | /operations/0/type",
        "'amount':1     | 'amount':'1'         | RS005 | /operations/0/amount",
        "'amount':1     | 'amount':1.5         | RS005 | /operations/0/amount",
        "'amount':1     | 'ammount':1          | RS007 | /operations/0/ammount",
        "'amount':1     | 'amount':1,'stat':'cost' | RS015 | /operations/0/stat",
        "'on_play'      | 'on_power_threshold' | RS006 | ''",
        "'on_play'      | 'on_lane_win'        | RS071 | /operations/0/type",
        "modify_power'  | score_bonus'         | RS071 | /operations/0/type",
        "modify_power'  | add_to_hand'         | RS007 | /operations/0/amount",
        "'scope':'self' | 'scope':'self','conditions':{'first':true} | RS007 | /conditions/first",
        "'scope':'self' | 'scope':'self','conditions':{'first_time':1} | RS005 |"
            + " /conditions/first_time",
        "'scope':'self' | 'scope':'self','conditions':{'threshold':{'value':3}} | RS007 |"
            + " /conditions/threshold"
      })
  void effectsWithMistakes(String good, String bad, String code, String place) {
    String effect = RegistryTexts.EFFECT.replace(good, bad);

    RegistryTexts texts = RegistryTexts.of("[" + RegistryTexts.CARD + "]", "{'e':" + effect + "}");

    assertThat(texts.places()).contains(code + " effects.json#/e" + place.replace("'", ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "{'trigger':'on_power_threshold','scope':'self','operations':[{'type':'modify_power','amount':1}],'conditions':{'threshold':{'stat':'power'}}}"
            + " | RS006 | /conditions/threshold",
        "{'trigger':'on_play','scope':'self','operations':[]} | RS009 | /operations",
        "{'trigger':'on_play','scope':'self','operations':[{'type':'add_to_hand','card_ids':['Oen']}]}"
            + " | RS022 | /operations/0/card_ids/0",
        "{'trigger':'on_play','scope':'self','operations':[{'type':'replace_ally','mode':'rise'}]}"
            + " | RS018 | /operations/0/mode",
        "{'trigger':'on_play','scope':'self','operations':[{'type':'replace_ally','mode':'raise'}]}"
            + " | RS006 | /operations/0",
        "{'trigger':'while_in_play','scope':'self','operations':[{'type':'modify_power_scale','per':'destroyed_ally','amount_per':1}]}"
            + " | RS018 | /operations/0/per",
        "{'trigger':'on_card_played','scope':'self','operations':[{'type':'modify_power_scale','per':'destroyed_ally','amount_per':1}]}"
            + " | RS018 | /operations/0/per",
        "{'trigger':'on_card_played','scope':'self','operations':[{'type':'modify_power_scale','amount_per':1}]}"
            + " | RS006 | /operations/0",
        "{'trigger':'on_destroy','scope':'self','operations':[{'type':'replace_ally','mode':'neutral'}]}"
            + " | RS071 | /operations/0/type",
        "{'trigger':'on_first_enhanced','scope':'self','operations':[{'type':'modify_tile_ranks','amount':2}]}"
            + " | RS071 | /operations/0/type",
        "{'trigger':'while_in_play','scope':'self','operations':[{'type':'expand_positions'}]}"
            + " | RS071 | /operations/0/type",
        "{'trigger':'while_in_play','scope':'self','operations':[{'type':'modify_power','amount':1,'conditions':{'replaced_pawns':2}}]}"
            + " | RS007 | /operations/0/conditions",
        "{'trigger':'on_play','scope':'self','operations':[{'type':'modify_tile_ranks','amount':2,'conditions':{'replaced_pawns':2}}]}"
            + " | RS007 | /operations/0/conditions",
        "{'trigger':'while_in_play','scope':'self','operations':[{'type':'modify_power','amount':1}],'conditions':{'first_time':true}}"
            + " | RS007 | /conditions/first_time",
        "{'trigger':'on_play','scope':'self','operations':[{'type':'add_to_hand','card_ids':[]}]}"
            + " | RS009 | /operations/0/card_ids",
        "{'trigger':'on_lane_win','scope':'lane_owner','operations':[{'type':'score_bonus','mode':'lane_max'}]}"
            + " | RS018 | /operations/0/mode",
        "{'trigger':'on_spawned','scope':'self','operations':[{'type':'modify_power','amount':1,'conditions':{'replaced_pawns':4}}]}"
            + " | RS010 | /operations/0/conditions/replaced_pawns",
        "{'trigger':'on_card_played','scope':'self','operations':[{'type':'destroy_cards','per':'played_all'},{'type':'modify_power','amount':1,'per':'played_enemy'}]}"
            + " | RS163 | /operations/1/per",
        "{'trigger':'on_card_played','scope':'self','operations':[{'type':'destroy_cards','per':'played_ally'},{'type':'modify_power','amount':1,'per':'played_enemy'},{'type':'modify_power','amount':1,'per':'played_ally'}]}"
            + " | RS163 | /operations/2/per"
      })
  void wholeEffectsWithMistakes(String effect, String code, String place) {
    RegistryTexts texts = RegistryTexts.of("[" + RegistryTexts.CARD + "]", "{'e':" + effect + "}");

    assertThat(texts.places()).contains(code + " effects.json#/e" + place);
  }

  @ParameterizedTest
  @CsvSource({
    "on_card_played, self, played_ally, played_enemy",
    "on_card_played, self, played_all, played_all",
    "on_card_played, enemies_in_lane, played_all, played_enemy",
    "on_card_destroyed, self, destroyed_all, destroyed_enemy"
  })
  void anOperationBehindADestructionThatTakesNothingFromItIsRight(
      String trigger, String scope, String first, String then) {
    String effect =
        "{'trigger':'"
            + trigger
            + "','scope':'"
            + scope
            + "','operations':[{'type':'destroy_cards','per':'"
            + first
            + "'},{'type':'add_to_hand','card_ids':['One'],'per':'"
            + then
            + "'}]}";

    RegistryTexts texts = RegistryTexts.of("[" + RegistryTexts.CARD + "]", "{'e':" + effect + "}");

    assertThat(texts.places()).noneMatch(place -> place.startsWith("RS163"));
  }

  @Test
  void cardsAndEffectsAreCheckedAgainstEachOther() {
    String cards =
        "["
            + RegistryTexts.CARD
            + ","
            + RegistryTexts.CARD
            + ","
            + RegistryTexts.CARD.replace("'1'", "'2'").replace("'e'", "'unusd'")
            + ","
            + RegistryTexts.CARD.replace("'1'", "'3'").replace("'e'", "'born'")
            + ","
            + RegistryTexts.CARD.replace("'1'", "'4'").replace("'e'", "'tiles'")
            + "]";
    String effects =
        "{'e':"
            + RegistryTexts.EFFECT
            + ",'unused':"
            + RegistryTexts.EFFECT
            + ",'born':"
            + RegistryTexts.EFFECT.replace("on_play", "on_spawned")
            + ",'tiles':"
            + RegistryTexts.EFFECT.replace("self", "allies_on_affected_tiles")
            + "}";

    RegistryTexts texts = RegistryTexts.of(cards, effects);

    assertThat(texts.places())
        .containsExactly(
            "RS008 cards.json#/1/id",
            "RS022 cards.json#/2/effect_id",
            "RS073 cards.json#/3/effect_id",
            "RS073 cards.json#/4/effect_id",
            "RS072 effects.json#/unused");
    assertThat(texts.suggestions()).containsExactly("did you mean 'unused'?");
  }
}
