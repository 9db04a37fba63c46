package dev.runesheet.language.strings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** All strings of the card tables are read, and written so that they are read as the same. */
class ShippedStringsTest {

  static List<ShippedStrings.Shipped> shipped() {
    return ShippedStrings.all();
  }

  @Test
  void thereAreAllOfThem() {
    assertThat(
            shipped().stream()
                .map(ShippedStrings.Shipped::text)
                .filter(text -> !text.isEmpty())
                .distinct())
        .hasSize(251);
  }

  @ParameterizedTest
  @MethodSource("shipped")
  void whatIsWrittenIsReadAsTheSame(ShippedStrings.Shipped shipped) {
    Phrase phrase = ShippedStrings.read(shipped.column(), shipped.text());
    String written = ShippedStrings.WRITER.write(phrase, shipped.column());
    assertThat(ShippedStrings.read(shipped.column(), written)).isEqualTo(phrase);
    assertThat(
            ShippedStrings.WRITER.write(
                ShippedStrings.read(shipped.column(), written), shipped.column()))
        .isEqualTo(written);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "ACTIVATION ~ action.modify_monster_strength +3 ~ modify_monster_strength 3",
        "ACTIVATION ~ manipulate_resources mode=self_convert pay=g:3 gain=v:3 optional=true"
            + " ~ self_convert g 3 v 3 optional",
        "ACTIVATION ~ manipulate_resources gain=vp:3 mode=self_convert pay=g:3"
            + " ~ self_convert g 3 v 3",
        "ACTIVATION ~ manipulate_resources mode=take_from_player take=g:3 optional=true"
            + " ~ take_from_player g 3 optional",
        "PASSIVE ~ action.end manipulate_resources mode=pay_to_player gain=v:1 pay=g:1"
            + " optional=true ~ action.end pay_to_player g 1 v 1 optional",
        "PASSIVE ~ action.end manipulate_resources mode=take_from_player take=m:1 optional=true"
            + " ~ action.end take_from_player m 1 optional",
        "PASSIVE ~ action.start manipulate_resources mode=gain gain=s:1 ~ action.start gain s 1",
        "PASSIVE ~ action.start g 1 ~ action.start gain g 1",
        "PASSIVE ~ immunity.steal ~ immunity.take",
        "PASSIVE ~ action.northernwall ~ roll.settled banish_center monster type=Minion optional",
        "PASSIVE ~ roll.set_one_die target=1 cost=per_owned_holy_citizen"
            + " ~ roll.set_one_die target=1 cost=g_per_owned_role:holy_citizen",
        "PASSIVE ~ roll.set_one_die target=1 cost=g:per_owned_holy_citizen"
            + " ~ roll.set_one_die target=1 cost=g_per_owned_role:holy_citizen",
        "PASSIVE ~ effect.add immunity.take ~ immunity.take",
        "REVEAL ~ place_kings_guard ~ place_reserve pool=kings_guard",
        "REWARD ~ <citizens> ~ choose <citizens>",
        "REWARD ~ choose <citizens where name=Knight> ~ choose <citizens where name==Knight>",
        "REWARD ~ choose g 2 m 2  s 2 ~ choose g 2 m 2 s 2",
        "REWARD ~ CHOOSE G 2 M 2 ~ choose g 2 m 2",
        "REWARD ~ choose <domains> ~ <domains>",
        "REWARD ~ gain g 2 ~ g 2",
        "REWARD ~ count type beast v 1 + exchange m 2 v 3 ~ count type Beast v 1 + exchange m 2 v"
            + " 3",
        "REWARD ~ count owned_monster_name \"Harpies\" g 2 ~ count owned_monster_name Harpies g 2",
        "ENGAGE ~ g -3 + flip_opponent_citizen ~ g -3 + flip_citizen targeted",
        "ENGAGE ~ s -3 + flip_opponent_domain ~ s -3 + flip_domain targeted",
        "ENGAGE ~ take_owned monster random victim_vp=1 to=self"
            + " ~ take_owned monster random victim_vp=1",
        "RELIC ~ banish_center monster type=minion + g 2 ~ banish_center monster type=Minion + g 2",
      })
  void olderFormsMeanTheSameAndAreWrittenInTheUnifiedOne(
      Column column, String older, String unified) {
    Phrase phrase = ShippedStrings.read(column, older);
    assertThat(phrase).isEqualTo(ShippedStrings.read(column, unified));
    assertThat(ShippedStrings.WRITER.write(phrase, column)).isEqualTo(unified);
  }
}
