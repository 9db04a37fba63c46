package dev.runesheet.pack.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The check for words in rules written by hand that a declared game does not have. */
@Tag("thorough")
class OwnWordsTest {

  private static final String FILE = "rules/duelz/own.drl";

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          Entity( kind == "figther" )                | kind 'figther'              | fighter
          Entity( present, $z : zone == 'feild' )    | zone 'feild'                | field
          Checkpoint( kind == "turn endd" )          | checkpoint 'turn endd'      | turn ended
          Reaction( block == "game-player/dwan" )    | block 'game-player/dwan'    | game-player/dawn
          Reaction( "captain/comand/2.each" == block ) | block 'captain/comand'    | captain/command
          Entity( zone not in ( "hand", "feild" ) )  | zone 'feild'                | field
          Entity( "squyre" == definition )           | definition 'squyre'         | squire
          InPlay( effect == "statuses/inspred" )     | effect 'statuses/inspred'   | statuses/inspired
          exists ActiveEffect( stat == "powerr" )    | stat 'powerr'               | power
          Contribution( stat == "powerr" )           | stat 'powerr'               | power
          not InPlay( heldZone == "feild" )          | zone 'feild'                | field
          Entity( has( "powr" ) )                    | stat 'powr'                 | power
          not Entity( kind == "fighter", has("powr") ) | stat 'powr'               | power
          Entity( kind == "player", this.above( "helth", 1 ) ) | stat 'helth'      | health
          Entity( kind == "fighter", !atLeast( ("powr"), 1 ) ) | stat 'powr'       | power
          Entity( kind == "player", $h : stat( "helth" ) > 1 ) | stat 'helth'      | health
          not Entity( stat( 'helth' ) > 1 )          | stat 'helth'                | health
          eval( $f.has( "powr" ) )                   | stat 'powr'                 | power
          Number() from $f.stat( "powr" )            | stat 'powr'                 | power
          accumulate( $e : Entity( has( "power" ) ); $n : sum( $e.stat( "powr" ) ) ) | stat 'powr' | power
          Entity( getZone() == "feild" )             | zone 'feild'                | field
          Entity( kind.equals( "figther" ) )         | kind 'figther'              | fighter
          Entity( id == 0, $f.zone == "feild" )      | zone 'feild'                | field
          eval( "feild".equals( $f.getZone() ) )     | zone 'feild'                | field
          Modifier( target.zone == "feild" )         | zone 'feild'                | field
          ActiveEffect( origin.heldZone == "feild" ) | zone 'feild'                | field
          Modifier( target.( kind == "figther", zone == "field" ) ) | kind 'figther' | fighter
          $m : Modifier() eval( $m.getTarget().getZone().equals( "feild" ) ) | zone 'feild' | field
          Entity( this.carries( "kind", "figther" ) ) | kind 'figther'             | fighter
          Entity( hasStatus( "inspred" ) )           | status 'inspred'            | inspired
          List() from changes.scope( "own hnd", $f ) | scope 'own hnd'             | own hand
          eval( changes.scope( "own hnd", $f ).size() > 0 ) | scope 'own hnd'      | own hand
          Entity( kind == "player", changes.scope( "own hnd", this ).size() > 0 ) | scope 'own hnd' | own hand
          """)
  void aConditionOnWhatIsNearlyAWordOfTheGameIsToldAtItsLine(
      String condition, String found, String meant) throws IOException {
    assertTold(told("  " + condition + "\nthen\n"), 7, found, meant);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          changes.scope( "enemy sied", $f )                               | scope 'enemy sied' | enemy side
          changes.setStat( $f, "helth", $f.stat( "health" ) + 1 )         | stat 'helth'       | health
          changes.move( other( $f, ")" ), 'feild', 0 )                    | zone 'feild'       | field
          changes . leavePlay( $f, /* , */ "discrad" )                    | zone 'discrad'     | discard
          changes.enterPlay( "squyre", $f, "field", 0 )                   | definition 'squyre' | squire
          changes.grant( "statuses/inspierd", $f, $f, 1, false, 1 )       | effect 'statuses/inspierd' | statuses/inspired
          changes.scope( ("own hnd"), $f )                                | scope 'own hnd'    | own hand
          changes.move( $f, (("feild")), 0 )                              | zone 'feild'       | field
          changes.move( $f, $f.getId() > 3 ? "feild" : "field", 0 )       | zone 'feild'       | field
          changes.move( $f, true ? "field" : false ? "hand" : "feild", 0 ) | zone 'feild'      | field
          changes.move( $f, true ? false ? "hand" : "feild" : "field", 0 ) | zone 'feild'      | field
          changes.move( $f, (String) "feild", 0 )                         | zone 'feild'       | field
          changes.move( $f, (java.lang.String) ( "fe" + "ild" ), 0 )      | zone 'feild'       | field
          changes.move( $f, "fe" + "ild", 0 )                             | zone 'feild'       | field
          changes.move( $f, "f" + ( true ? "eild" : "ield" ), 0 )         | zone 'feild'       | field
          changes.move( $f, "f\\u0065ild", 0 )                            | zone 'feild'       | field
          (changes).move( $f, "feild", 0 )                                | zone 'feild'       | field
          ((Changes) changes).move( $f, "feild", 0 )                      | zone 'feild'       | field
          changes.signal( "turn-arond" )                                  | signal 'turn-arond' | turn-around
          changes.signal( "next-turn player1" )                           | signal 'next-turn player1' | next-turn player-1
          changes.check( "turn endd" )                                    | checkpoint 'turn endd' | turn ended
          $f.stat( "powr" )                                               | stat 'powr'        | power
          $f.hasStatus( "inspred" )                                       | status 'inspred'   | inspired
          $f.carries( "zone", "feild" )                                   | zone 'feild'       | field
          """)
  void anArgumentThatNamesNothingIsToldAtItsLine(String call, String found, String meant)
      throws IOException {
    assertTold(told("then\n  // changes.scope( \"no\", $f );\n  " + call + ";"), 9, found, meant);
  }

  private static void assertTold(List<String> told, int line, String found, String meant) {
    assertThat(told)
        .singleElement()
        .asString()
        .startsWith(FILE + ":" + line + ":1: warning RS018: ")
        .contains("found " + found, ", expected ", "did you mean '" + meant + "'?");
  }

  @Test
  void anArgumentWithoutAnyNearWordIsToldToo() throws IOException {
    assertThat(told("then\n  changes.scope( \"neighbourhood\", $f );"))
        .singleElement()
        .asString()
        .contains("scope 'neighbourhood', expected one of ");
  }

  @Test
  void aCheckpointIsNearlyWhatAnotherRuleWaitsFor() throws IOException {
    assertTold(
        told(
            "  Checkpoint( kind == \"clash of wills\" )\n"
                + "then\n"
                + "  changes.check( \"clash of wils\" );"),
        9,
        "checkpoint 'clash of wils'",
        "clash of wills");
  }

  @Test
  void aCalculationIsNearlyWhatAnotherRuleMakes() throws IOException {
    String made = "then\n  changes.calculate( new Calculation( \"blow\", 1, List.of() ) );";
    assertTold(told("  Calculation( kind == \"blwo\" )\n" + made), 7, "calculation 'blwo'", "blow");
  }

  @Test
  void wordsOfTheGameAndThoseThatMayBeMeantAreNotTold() throws IOException {
    String rules =
        """
          $e : Entity( kind in ( "player", "game", 'trick' ), zone != "table", zone == "field" )
          Entity( definition == "soldier" || definition == "squire" )
          not InPlay( effect == "captain/command" )
          Event( trigger == "power changes" )
          Checkpoint( kind in ( "turn ended", "turn endet", "fight" ) )
          Reaction( block in ( "captain/command", "game-player/dawn/2", "captain/comand" ) )
          $m : Map()
          Entity( has( "power" ), above( "health", 1 ), shield( "powr" ) )
          Entity( hasStatus( "inspired" ), carries( "kind", "fighter" ), carries( "name", "figther" ) )
          eval( $f.getZone().equals( "field" ) && $e.getZone().equals( "hand" ) )
          List() from changes.scope( "own hand", $f )
          Modifier( target.zone == "field", target.( kind == "fighter", name == "feild" ) )
          Calculation( kind in ( "blow", "shot" ) )
          $q : Modifier( mode == "feild" ) eval( $q.getTarget().getZone().equals( "hand" ) )
        then
          changes.move( $f, $f.getZone().equals( "feild" ) ? "field" : zone( "feild" ), 0 );
          changes.move( $f, "feild".replace( "ei", "ie" ), 0 );
          changes.move( $f, "feild" == null ? "field" : "hand", 0 );
          $m.containsKey( "powr" );
          /* it's */ changes.move( $f, /* "feild" */ "field", 0 );
          changes.scope( "own hand", $f );
          changes.calculate( new Calculation( "blow", 1, List.of() ) );
          changes.check( "turn endet" );
          changes.check( "turn ended" );
          changes.check( "arrival" );
          changes.signal( "turn-around" );
          changes.signal( "first-turn player-2" );
          String block = "captain/comand";
          changes.scope( "self", $f );
          changes.scope( "enemy " + "field", $f );
          changes.setStat( $f, $e.getKind(), 1 );
          changes.endMatch( 0, "hend" );
          String s = "changes.scope( \\"no\\", $f )";
        """;
    assertThat(told(rules)).isEmpty();
  }

  private List<String> told(String rest) throws IOException {
    assertThat(Ran.in(folder, "", "new", "duelz").code()).isZero();
    Path game = folder.resolve("duelz");
    Files.createDirectories(game.resolve(FILE).getParent());
    Files.writeString(
        game.resolve(FILE),
        "package my.own; import java.util.*;\n"
            + "import dev.runesheet.spi.fact.*;\n"
            + "global Changes changes;\n"
            + "function Entity other( Entity e, String s ) { return e; } function boolean shield("
            + " String s ) { return true; } function String zone( String s ) { return s; }\n"
            + "rule 'r' when\n"
            + "  Event( trigger == 'turn starts' ) $f : Entity( kind == 'fighter' )\n"
            + rest
            + "\nend\n");
    return Ran.in(game, "", "check", "duelz").lines().stream()
        .filter(line -> line.contains(": error ") || line.contains(": warning "))
        .toList();
  }
}
