package dev.runesheet.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The reader of the words that conditions compare properties of facts with. */
class NamedWordsTest {

  private static final String TYPES =
      """
      package my.types;
      import dev.runesheet.spi.fact.*;
      declare Leader who : Entity zone : String end
      declare Captain extends Leader rank : int end
      declare Odd extends Even a : int end
      declare Even extends Odd b : int end
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Modifier( target.zone == 'x' )",
        "Modifier( target.zone in ( 'x', target.kind ) )",
        "Modifier( 'x' != target.zone )",
        "Modifier( 'x'.equals( target.getZone() ) )",
        "Modifier( effect.late || this.target.zone != 'x' )",
        "Contribution( modifier.target.zone not in ( 'x' ) )",
        "Contribution( modifier.getTarget().zone == 'x' )",
        "Contribution( modifier.counted().zone == 'x' )",
        "Reaction( self!.zone == 'x' )",
        "Leader( who.zone == 'x' )",
        "my.types.Leader( who.zone == 'x' )",
        "Captain( rank > 1, getWho().getZone() == 'x' )",
        "Leader( who.( kind == 'y', zone == 'x' ) )",
        "Contribution( modifier.( target.( id == 1 && ( zone == 'x' || present ) ) ) )",
        "$l : Leader() Entity( $l.who.zone == 'x' )",
        "$l : Leader() eval( $l.getWho().getZone().equals( 'x' ) )",
        "Leader( $w : who ) eval( $w.zone == 'x' )",
        "Leader( who.( $z : zone == 'x' ) )",
        "$l : Leader() Number() from ( $l.who.zone == 'x' ? 1 : 2 )",
        "eval( first.who.zone == 'x' )",
        "eval( x.getKind() == 'y' && first.getWho().getZone() == 'x' )",
      })
  void aWordAtTheEndOfAPathIsOneOfTheTypeBeforeTheLastMember(String condition) {
    assertThat(zones(condition)).containsExactly(new NamedWords.Word("x", 6));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Leader( zone == 'x' )",
        "Leader( who.( kind == 'x' ), zone == 'x' )",
        "$l : Leader() Entity( $l.zone == 'x' )",
        "Modifier( target.name == 'x' )",
        "Modifier( zone == 'x' )",
        "Entity( unknown.zone == 'x' )",
        "Entity( $unknown.zone == 'x' )",
        "Entity( unknown.( zone == 'x' ) )",
        "Unknown( who.zone == 'x' )",
        "Odd( who.zone == 'x' )",
        "Entity( zone == 'x' + name )",
        "Entity( zone.concat( 'x' ) == name )",
        "Entity( zone == 'x'.trim() )",
        "Entity( 'x' == zone.substring( 1 ) )",
        "Entity( 'x' == zone[ 0 ] )",
        "Entity( id == 1 ) // zone == 'x'",
        "Entity( name == \" zone == 'x'\" )",
      })
  void aWordForAnythingElseIsNone(String condition) {
    assertThat(zones(condition)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "query q( int $n, Leader $l )\nEntity( id == $n, $l.who.zone == 'x' )\nend",
        "query q( $n )\nEntity( id == $n, zone == 'x' )\nend",
        "query q\nEntity( zone == 'x' )\nend",
      })
  void aParameterOfAQueryHasTheTypeThatIsWrittenWithIt(String query) {
    assertThat(zonesIn(query)).containsExactly(new NamedWords.Word("x", 6));
  }

  private static List<NamedWords.Word> zones(String condition) {
    return zonesIn("rule r when\n" + condition + "\nthen\nend\n");
  }

  private static List<NamedWords.Word> zonesIn(String rule) {
    String rules =
        "package my.own;\nimport dev.runesheet.spi.fact.*;\nimport my.types.*;\n"
            + "global Leader first;\n"
            + rule;
    SortedMap<String, NamedWords> read = NamedWords.in(Map.of("rules", rules, "types", TYPES));
    assertThat(read).containsOnlyKeys("rules", "types");
    return read.get("rules").compared(Entity.class, "zone");
  }

  @Test
  void aFileThatCannotBeReadIsLeftOut() {
    assertThat(NamedWords.in(Map.of("broken", "rule rule", "types", TYPES)))
        .containsOnlyKeys("types");
  }
}
