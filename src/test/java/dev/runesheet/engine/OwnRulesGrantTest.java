package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Rules written by hand that grant continuous effects answer a passing fact once for each match.
 */
class OwnRulesGrantTest {

  private static final String HEAD =
      """
      package own.rules;
      import dev.runesheet.spi.fact.*;
      global Changes changes;
      query weak( Entity $x ) $x := Entity( id == 0, stat( "life" ) < 99 ) end
      rule "a" when %s then changes.grant( "granted/%s", $e, $e, 9, false, 0 ); end
      """;

  private static final String STARTS = "Event( trigger == \"turn starts\" ) ";
  private static final String FIRST = "Entity( id == 0, stat( \"life\" ) < 99 )";

  /** Opening a join updates its entities, so that matches would fire again: all joins are open. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        STARTS + "$e : " + FIRST,
        STARTS + "$e : Entity( id == 0, hasStatus( \"granted/strong\" ) == false )",
        STARTS + "weak( $e; )",
        STARTS + "?weak( $e; )",
        STARTS + "accumulate( $x : " + FIRST + "; $l : collectList( $x ) ) $e : Entity() from $l",
        STARTS + "$l : java.util.List() from collect( " + FIRST + " ) $e : Entity() from $l",
        STARTS + "$e : Entity( id == 0 ) exists " + FIRST,
        "Checkpoint() $e : " + FIRST
      })
  void aGrantDoesNotLetTheSameMatchFireAgain(String conditions) {
    for (String effect : List.of("strong", "banner", "silence")) {
      RuleBook book =
          Books.of(
              HEAD.formatted(conditions, effect),
              Cards.aura("granted", "strong", "power", 2, "self"),
              Cards.aura("granted", "banner", "power", 2, "all"),
              Cards.suppressor("granted", "enemies"));
      for (Match way : ways(book)) {
        Scene.of(way).endTurn();
        assertThat(way.world().inPlay()).as(effect).hasSize(1);
      }
    }
  }

  private static List<Match> ways(RuleBook book) {
    Match plain = match(book);
    Match restored = book.restore(plain.save(), false);
    Match asked = match(book);
    asked.session();
    return List.of(plain.fork(), restored, match(book.throughNetwork()), asked, plain);
  }

  private static Match match(RuleBook book) {
    return Scene.of(book).has(0, "a").has(1, "b").start().match();
  }
}
