package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.model.Effect;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.StatSchema;
import dev.runesheet.word.EngineScope;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The engine's rules and programs reach whom {@link EngineScope} declares, from a holder of a
 * player and of nobody, among cards of both, a player, and a card that is out of play.
 */
class DeclaredReachTest {

  private static final int NOBODY = -1;
  private static final StatSchema STATS = new StatSchema(List.of("gold", "power"));
  private static final RuleBook BOOK = book();

  private static RuleBook book() {
    List<Effect> effects = new ArrayList<>();
    effects.add(Cards.aura("card", "song", "power", 1, "self"));
    for (EngineScope scope : EngineScope.values()) {
      effects.add(Cards.aura("bard of " + scope, "gift", "gold", 1, scope.word()));
      effects.add(Cards.suppressor("warden of " + scope, scope.word()));
    }
    return RuleBook.compile(
        new Keeper(ScopesOfTheEngineTest.Nothing::new),
        Books.sources(effects),
        Books.notes(effects));
  }

  /** A holder in play among others, of whom its effect reaches some. */
  private record Table(Match match, Entity holder, List<Entity> all) {

    static Table of(String definition, int controller) {
      Match match = BOOK.newMatch(JsonNodeFactory.instance.objectNode(), 1);
      List<Entity> all = new ArrayList<>();
      match.update(
          context -> {
            all.add(put(context, "unit", definition, "holder", controller));
            for (int player : new int[] {NOBODY, 0, 1}) {
              all.add(put(context, "unit", "card", "card of " + player, player));
            }
            all.add(put(context, "player", "card", "player", 0));
            all.add(context.createAside("unit", "card", "aside", 0, "box", STATS));
          });
      return new Table(match, all.get(0), all);
    }

    private static Entity put(
        MatchContext match, String kind, String definition, String name, int player) {
      Entity entity = match.create(kind, definition, name, player, "field", STATS);
      match.enterPlay(definition, entity);
      return entity;
    }

    Set<String> names(Predicate<Entity> reached) {
      Set<String> names = new TreeSet<>();
      all.stream().filter(reached).forEach(one -> names.add(one.getName()));
      return names;
    }

    Set<String> declared(EngineScope scope) {
      return names(one -> one.isPresent() && one.getKind().equals("unit") && belongs(scope, one));
    }

    private boolean belongs(EngineScope scope, Entity one) {
      boolean own = one.getController() == holder.getController();
      boolean ofPlayer = one.getController() != NOBODY;
      return !(scope.others() && one == holder)
          && switch (scope.whose()) {
            case OWN -> own;
            case ENEMY -> ofPlayer && !own;
            case ANY -> ofPlayer;
          };
    }
  }

  static Stream<Arguments> scopes() {
    return Stream.of(EngineScope.values())
        .flatMap(scope -> Stream.of(Arguments.of(scope, 0), Arguments.of(scope, NOBODY)));
  }

  @ParameterizedTest
  @MethodSource("scopes")
  void aContinuousEffectReachesThem(EngineScope scope, int controller) {
    Table table = Table.of("bard of " + scope, controller);
    assertThat(table.names(one -> one.stat("gold") == 1)).isEqualTo(table.declared(scope));
    table.match().close();
  }

  @ParameterizedTest
  @MethodSource("scopes")
  void aRegisteredEffectReachesThem(EngineScope scope, int controller) {
    Table table = Table.of("card", controller);
    try (Match match = table.match()) {
      match.update(
          context ->
              context.register(
                  ScopesOfTheEngineTest.effect(scope.word()),
                  table.holder(),
                  table.holder(),
                  1,
                  false));
      assertThat(table.names(one -> one.stat("gold") == 2)).isEqualTo(table.declared(scope));
    }
  }

  /** Other effects of the suppressor itself stay in force. */
  @ParameterizedTest
  @MethodSource("scopes")
  void aSuppressorReachesThem(EngineScope scope, int controller) {
    Table table = Table.of("warden of " + scope, controller);
    Set<String> others = table.declared(scope);
    others.remove(table.holder().getName());
    assertThat(
            table.names(one -> one != table.holder() && one.isPresent() && one.stat("power") == 0))
        .isEqualTo(others);
    table.match().close();
  }

  /** As continuous effects do: what another player gave sees that player's cards as allies. */
  @ParameterizedTest
  @EnumSource(
      value = EngineScope.class,
      names = {"ALLIES", "OTHER_ALLIES"})
  void aSuppressorOfAnotherPlayersSeesTheCardsAsThatPlayer(EngineScope scope) {
    Table table = Table.of("card", 0);
    try (Match match = table.match()) {
      Entity giver =
          table.all().stream().filter(one -> one.getController() == 1).findFirst().orElseThrow();
      match.update(
          context ->
              context.grant(
                  BOOK.effectsOf("warden of " + scope).get(0).id(),
                  giver,
                  table.holder(),
                  1,
                  false,
                  0));
      assertThat(table.names(one -> one.isPresent() && one.stat("power") == 0))
          .containsExactly("card of 1");
    }
  }

  @ParameterizedTest
  @MethodSource("scopes")
  void programsFindThem(EngineScope scope, int controller) {
    Table table = Table.of("card", controller);
    try (Match match = table.match()) {
      match.update(
          context ->
              assertThat(table.names(context.scope(scope.word(), table.holder())::contains))
                  .isEqualTo(table.declared(scope)));
    }
  }
}
