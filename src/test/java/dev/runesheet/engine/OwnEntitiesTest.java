package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.api.Match;
import dev.runesheet.spi.NewEntity;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.StatSchema;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Entities of an embedding game's own classes are copied, and hold nothing that saves lose. */
class OwnEntitiesTest {

  /** A state with little in it. */
  public static final class Little extends LostStateTest.Plain {
    public int gold;
  }

  /** An entity that holds something for good. */
  private static class Holder extends Entity {
    private final Object held;

    Holder(NewEntity of, Object held) {
      super(of.id(), of.kind(), of.definition(), of.name(), 0, of.zone(), of.schema());
      this.held = held;
    }

    Holder(Holder other) {
      super(other);
      held = other.held;
    }

    @Override
    public Entity copy() {
      return new Holder(this);
    }
  }

  /** One that inherits a copy of another class. */
  private static final class Heir extends Holder {
    Heir(NewEntity of) {
      super(of, "");
    }
  }

  /** One that nobody copies. */
  private static final class Uncopied extends Entity {
    Uncopied(NewEntity of) {
      super(of.id(), of.kind(), of.definition(), of.name(), 0, of.zone(), of.schema());
    }
  }

  /** One that is never copied. */
  private static final class Same extends Entity {
    Same(NewEntity of) {
      super(of.id(), of.kind(), of.definition(), of.name(), 0, of.zone(), of.schema());
    }

    @Override
    public Entity copy() {
      return this;
    }
  }

  /** One whose copy is another one. */
  private static final class Renumbered extends Entity {
    Renumbered(int id, NewEntity of) {
      super(id, of.kind(), of.definition(), of.name(), 0, of.zone(), of.schema());
    }

    @Override
    public Entity copy() {
      NewEntity same =
          new NewEntity(0, getKind(), getDefinition(), getName(), 0, getZone(), schema());
      return new Renumbered(5, same);
    }
  }

  /** One that keeps something for itself. */
  private static final class Open extends Entity {
    public int count;

    Open(NewEntity of) {
      super(of.id(), of.kind(), of.definition(), of.name(), 0, of.zone(), of.schema());
    }

    private Open(Open other) {
      super(other);
      count = other.count;
    }

    @Override
    public Entity copy() {
      return new Open(this);
    }
  }

  /** A record of anything. */
  private record Pair(Object one, Object other) {}

  /** A definition of somebody's own. */
  private static final class Definition {
    private final int[] numbers = {1};
  }

  /** A list with a name. */
  private static final class Hand extends ArrayList<Integer> {}

  private static Keeper game(Function<NewEntity, Entity> entities) {
    return new Keeper(Little::new, Little.class, entities);
  }

  private static void assertLost(Object held) {
    try (Match match = Keeper.match(game(of -> new Holder(of, held)), "with an entity")) {
      assertThatThrownBy(match::save)
          .as("%s", held)
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContainingAll(
              "field (" + Holder.class.getName() + ".held): what it holds can change",
              "List.copyOf()",
              "stat");
    }
  }

  private static void assertSaved(Object held) {
    try (Match match = Keeper.match(game(of -> new Holder(of, held)), "with an entity");
        Match restored = match.book().restore(match.save())) {
      assertThat(restored.save()).as("%s", held).isEqualTo(match.save());
    }
  }

  @Test
  void whatAFinalFieldHoldsThatCanChangeIsRefused() {
    List.of(
            new ArrayList<>(),
            new Hand(),
            new LinkedHashMap<>(),
            Collections.synchronizedList(new ArrayList<>()),
            new int[] {1},
            new AtomicInteger(),
            new StringBuilder(),
            new Pair("", new Pair(List.of(), new ArrayList<>())),
            List.of(new int[1]),
            Collections.unmodifiableList(Arrays.asList(null, new AtomicInteger())),
            Set.of(new Pair(1, new BitSet())),
            Map.of("a", new AtomicInteger()),
            Map.of(new ArrayList<>(), "a"),
            Optional.of(List.of(new Random(1))),
            new Date(),
            new GregorianCalendar(),
            new AbstractMap.SimpleEntry<>("a", 1),
            Map.entry("a", new int[1]))
        .forEach(OwnEntitiesTest::assertLost);
  }

  @Test
  void whatAFinalFieldHoldsForGoodIsNoMatterOfSaves() {
    Collection<Object> fixed =
        List.of(
            "word",
            1,
            TimeUnit.DAYS,
            new int[0],
            List.of(1),
            Map.of(1, List.of("two")),
            Map.entry("a", 1),
            Optional.of("a"),
            Optional.empty(),
            List.of(new Definition()),
            Collections.emptyList(),
            Collections.unmodifiableMap(new LinkedHashMap<>()),
            new Pair(1, new Pair("", null)),
            new Definition());
    fixed.forEach(OwnEntitiesTest::assertSaved);
    assertThat(new Definition().numbers).hasSize(1);
  }

  private static void assertNotBegun(Function<NewEntity, Entity> entities, String... words) {
    assertThatThrownBy(() -> Keeper.match(game(entities), "with an entity"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContainingAll(words);
  }

  /** Otherwise forks would play on with entities that are not the game's. */
  @Test
  void anEntityWhoseCopyIsOfAnotherClassIsRefusedWhenTheMatchBegins() {
    for (int i = 0; i < 2; i++) {
      assertNotBegun(
          Uncopied::new,
          "copy() of " + Uncopied.class.getName() + " gives a " + Entity.class.getName() + ";",
          "Override copy()");
    }
    assertNotBegun(Heir::new, "copy() of " + Heir.class.getName(), Holder.class.getName());
    assertNotBegun(Same::new, "copy() of " + Same.class.getName() + " gives the entity itself;");
    assertNotBegun(
        of -> new Renumbered(of.id(), of),
        "copy() of " + Renumbered.class.getName() + " gives one of id 5;");
  }

  @Test
  void anEntityThatIsNoneIsRefusedByTheNamesOfGameAndKind() {
    assertNotBegun(of -> null, "newEntity() of keeper gives null for kind (counter)");
    assertNotBegun(
        of -> new Entity(99, of.kind(), of.definition(), of.name(), 0, of.zone(), of.schema()),
        "newEntity() of keeper gives one of id 99",
        "expected an entity of id 0.");
  }

  @Test
  void anEntityThatIsAnotherThanWantedIsRefused() {
    StatSchema more = new StatSchema(List.of("gold", "silver"));
    String given = "newEntity() of keeper gives one of ";
    assertNotBegun(
        of -> new Entity(0, "hero", "one", "one", 0, "box", of.schema()),
        given + "kind hero for kind (counter), definition (one); expected",
        "an entity of kind counter.");
    assertNotBegun(
        of -> new Entity(0, "counter", "two", "one", 0, "box", of.schema()),
        given + "definition two",
        "expected an entity of definition one.");
    assertNotBegun(
        of -> new Entity(0, "counter", "one", "one", -1, "box", of.schema()),
        given + "controller -1",
        "expected an entity of controller 0.");
    assertNotBegun(
        of -> new Entity(0, "counter", "one", "one", 0, "bag", of.schema()),
        given + "zone bag",
        "expected an entity of zone box.");
    assertNotBegun(
        of -> new Entity(0, "counter", "one", "one", 0, "box", more),
        given + "stats [gold, silver]",
        "expected an entity of stats [gold].");
    Keeper renamed = game(of -> new Entity(0, "counter", "one", "another", 0, "box", of.schema()));
    try (Match match = Keeper.match(renamed, "with an entity")) {
      assertThat(match.world().entity(0).getName()).isEqualTo("another");
    }
  }

  @Test
  void anEntityOfAnotherNameThanWantedIsRestoredByBothNames() {
    Keeper brave = game(of -> new Holder(named(of, "Brave " + of.name()), "is " + of.name()));
    try (Match match = Keeper.match(brave, "with an entity")) {
      String saved = match.save();
      String again = saved;
      for (int i = 0; i < 3; i++) {
        try (Match restored = match.book().restore(again)) {
          assertBrave(restored.world().entity(0));
          again = restored.save();
        }
        assertThat(again).isEqualTo(saved).contains("\"name\":[\"one\",\"Brave one\"]");
      }
      try (Match logged = match.book().restoreWithLog(saved);
          Match fork = match.fork()) {
        assertBrave(logged.world().entity(0));
        assertBrave(fork.world().entity(0));
        assertThat(fork.save()).isEqualTo(saved);
      }
    }
  }

  @Test
  void aSaveOfAnEarlierVersionKeepsTheNameThatTheEntityHad() {
    Keeper brave = game(of -> named(of, "Brave " + of.name()).plain());
    try (Match match = Keeper.match(brave, "with an entity")) {
      String earlier =
          match
              .save()
              .replace("[\"one\",\"Brave one\"]", "\"Brave one\"")
              .replaceFirst(",\"seal\":\"[^\"]*\"", "");
      try (Match restored = match.book().restore(earlier)) {
        assertThat(restored.world().entity(0).getName()).isEqualTo("Brave one");
      }
    }
  }

  @Test
  void anEntityOfTheWantedNameIsSavedByThatAlone() {
    try (Match match = Keeper.match(game(NewEntity::plain), "with an entity")) {
      assertThat(match.save()).contains("\"name\":\"one\"");
    }
  }

  @Test
  void aNameOfASaveThatIsNeitherOneTextNorTwoIsRefused() {
    try (Match match = Keeper.match(game(NewEntity::plain), "with an entity")) {
      for (String name : List.of("[]", "3", "[\"a\",\"b\",\"c\"]", "[1,2]", "{}", "null")) {
        String wrong =
            match
                .save()
                .replace("\"name\":\"one\"", "\"name\":" + name)
                .replaceFirst(",\"seal\":\"[^\"]*\"", "");
        assertThatThrownBy(() -> match.book().restore(wrong))
            .as(name)
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining("saved match is damaged");
      }
    }
  }

  @Test
  void anEntityThatDependsOnTheZoneItIsWantedInIsRefusedByTheRestoredMatch() {
    AtomicInteger made = new AtomicInteger();
    Keeper game =
        game(
            of ->
                made.getAndIncrement() == 0
                    ? of.plain()
                    : new Entity(0, "hero", "one", "one", 0, "box", of.schema()));
    try (Match match = Keeper.match(game, "with an entity")) {
      String saved = match.save();
      assertThatThrownBy(() -> match.book().restore(saved))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("newEntity() of keeper gives one of kind hero for kind (counter)");
    }
  }

  private static void assertBrave(Entity entity) {
    assertThat(entity.getName()).isEqualTo("Brave one");
    assertThat(((Holder) entity).held).isEqualTo("is one");
  }

  private static NewEntity named(NewEntity of, String name) {
    return new NewEntity(
        of.id(), of.kind(), of.definition(), name, of.controller(), of.zone(), of.schema());
  }

  /** To make a field of an entity public does not help. */
  @Test
  void aFieldOfAnEntityIsRefusedWithWhatHelpsThere() {
    try (Match match = Keeper.match(game(Open::new), "with an entity")) {
      assertThatThrownBy(match::save)
          .hasMessageContainingAll(
              "field (" + Open.class.getName() + ".count): only the stats",
              "Keep what changes in a stat or in the GameState, and make final what never changes.")
          .hasMessageNotContaining("public");
    }
  }

  @Test
  void entitiesOfSavesAreCheckedTheSame() {
    AtomicInteger made = new AtomicInteger();
    Keeper game = game(of -> made.getAndIncrement() == 0 ? of.plain() : null);
    try (Match match = Keeper.match(game, "with an entity")) {
      String saved = match.save();
      assertThatThrownBy(() -> match.book().restore(saved))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("newEntity() of keeper gives null");
      assertThat(match.setup()).isEqualTo(JsonNodeFactory.instance.textNode("with an entity"));
    }
  }
}
