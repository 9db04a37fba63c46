package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.rules.RuleSource;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rules written by hand beside a declared game play alike however a match came where it is. */
class OwnRulesOfDeclaredGamesTest {

  private static final WrittenGame GAME =
      new WrittenGame(
          """
          players: 2
          turns: 20
          kinds:
            player: {gold: 10}
            fighter: {power: 1, health: 1}
          zones:
            deck: {}
            field: {in play: true}
          deck zone: deck
          statuses:
            brave: {changes: power, by: 2}
          player rules:
            - {name: start, when: game starts, then: [{for each: own deck, then: [{do: enter, target: target, zone: field}]}]}
          scopes:
            own fighters: {kinds: [fighter], whose: own}
          phases:
            - {phase: begin, event: turn starts}
            - {phase: main, actions: [hearten, done]}
          actions:
            hearten: {with: own fighters, then: [{do: grant, target: self, effect: brave, turns: 1}]}
            done: {ends: true}
          """,
          "cards: {scout: {name: Scout, kind: fighter}}",
          "decks: {all: {scout: 1}}");

  private static final String RULE =
      """
      package own.rules;
      import dev.runesheet.spi.fact.*;
      global Changes changes;
      rule "hearten"
      when
        Event( trigger == "turn starts" )
        $f : Entity( kind == "fighter", stat( "health" ) <= 1 )
      then
        changes.grant( "statuses/brave", $f, $f, 0, true, 0 );
      end
      """;

  private static double power(Match match) {
    WrittenGame.choose(match, "done");
    return match.world().in("field", 0).get(0).stat("power");
  }

  @Test
  void aStatusIsGrantedOnceForATurnThatStarts() {
    RuleBook book = GAME.bookWith(new RuleSource("own.drl", RULE));
    Match match = WrittenGame.match(book, 2);
    Match asked = match.fork();
    asked.session();
    Match restored = book.restore(match.save());

    for (Match way : List.of(match.fork(), restored, asked, match)) {
      assertThat(power(way)).isEqualTo(3);
    }
  }
}
