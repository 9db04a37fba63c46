package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Words;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.Handlers;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.NewEntity;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.StatSchema;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** A game that only keeps a state, and an entity if its set-up is a text. */
record Keeper(
    Supplier<? extends GameState> begins,
    Class<? extends GameState> stateType,
    Function<NewEntity, Entity> entities)
    implements Game {

  private static final Words GO =
      new Words("go", List.of("on"), (match, player, word) -> match.resetCounts());

  Keeper(Supplier<? extends GameState> begins) {
    this(begins, begins.get().getClass(), NewEntity::plain);
  }

  /** A match of a game; with one entity unless the set-up is empty. */
  static Match match(Game game, String setup) {
    RuleBook book = RuleBook.compile(game, Books.sources(List.of()), SourceNotes.NONE);
    JsonNodeFactory nodes = JsonNodeFactory.instance;
    return book.newMatch(setup.isEmpty() ? nodes.objectNode() : nodes.textNode(setup), 1);
  }

  /** Asserts that a match with a state is played, but never saved. */
  static void assertRefused(Supplier<? extends GameState> state, String... words) {
    try (Match match = match(new Keeper(state), "")) {
      assertThatThrownBy(match::save)
          .isInstanceOf(IllegalStateException.class)
          .hasMessageStartingWith("match (keeper) cannot be saved, for a part would be lost: ")
          .hasMessageContainingAll(words);
      assertThatCode(() -> match.choose("d1", "on")).doesNotThrowAnyException();
      assertThatThrownBy(match::save).isInstanceOf(IllegalStateException.class);
    }
  }

  /** Asserts that a state is saved and restored, and looks at what is there again. */
  static <S extends GameState> void assertKept(Supplier<S> state, Consumer<S> restoredState) {
    try (Match match = match(new Keeper(state), "");
        Match restored = match.book().restore(match.save())) {
      assertThat(restored.save()).isEqualTo(match.save());
      @SuppressWarnings("unchecked")
      Class<S> type = (Class<S>) state.get().getClass();
      restored.update(context -> restoredState.accept(context.state(type)));
    }
  }

  @Override
  public String id() {
    return "keeper";
  }

  @Override
  public GameState newState(JsonNode setup) {
    return begins.get();
  }

  @Override
  public void register(Handlers on, CatalogAccess rules) {
    on.question(GO);
  }

  @Override
  public void setUp(MatchContext match, JsonNode setup) {
    if (setup.isTextual()) {
      match.createAside("counter", "one", "one", 0, "box", new StatSchema(List.of("gold")));
    }
  }

  @Override
  public Entity newEntity(Rules book, NewEntity wanted) {
    return entities.apply(wanted);
  }

  @Override
  public boolean advance(MatchContext match) {
    match.decide(GO, 0);
    return true;
  }

  @Override
  public Comparator<ActiveEffect> order(MatchContext match) {
    return Comparator.comparing(ActiveEffect::getEffect);
  }
}
