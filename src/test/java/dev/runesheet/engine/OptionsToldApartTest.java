package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.management.ThreadMXBean;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.valeria.ValeriaSetup;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.Pick;
import dev.runesheet.spi.action.TextForm;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** No two options of a question have the same words, also where two cards are equal. */
class OptionsToldApartTest {

  /** An action whose text is its option's id. */
  @TextForm("slay {card}")
  public record Slay(String card) implements Action {}

  private static final int MANY = 250;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static long looked;

  /** An action that counts how often its entities are read. */
  @TextForm("put e{card}")
  public record Counted(int card) implements Action {

    @Override
    public List<Integer> entities() {
      looked++;
      return List.of(card, -1);
    }
  }

  private int told;

  @Test
  void twoOptionsWithOneTextAreNumbered() {
    List<Option> options =
        Option.toldApart(
            List.of(option("e1", "Goblin"), option("e2", "Clerk"), option("e3", "Goblin")));
    assertThat(options).extracting(Option::words).containsExactly("Goblin 1", "Clerk", "Goblin 2");
    assertThat(options).extracting(Option::unnumbered).containsExactly("Goblin", "Clerk", "Goblin");
  }

  @Test
  void aNumberThatANameEndsWithIsLeftOut() {
    List<Option> options =
        Option.toldApart(
            List.of(
                option("e1", "Silk"),
                option("e2", "Silk"),
                option("e3", "Silk 2"),
                option("e4", "Silk 3 4"),
                option("e5", "Silk 3"),
                option("e6", "Silk 3")));
    assertThat(options)
        .extracting(Option::words)
        .containsExactly("Silk 1", "Silk 4", "Silk 2", "Silk 3 4", "Silk 3 1", "Silk 3 2");
  }

  /** An action with one card on another. */
  @TextForm("put e{card} on e{target}")
  public record Put(int card, int target) implements Action {

    @Override
    public List<Integer> entities() {
      return List.of(card, target);
    }
  }

  private static Option put(int card, String name, int target, String on) {
    return new Option(new Put(card, target), List.of("put " + name, "on " + on));
  }

  @Test
  void ofTwoNamesTheOneThatSeveralHaveIsNumbered() {
    List<Option> first =
        Option.toldApart(List.of(put(1, "Imp", 5, "Clerk"), put(2, "Imp", 5, "Clerk")));
    assertThat(first)
        .extracting(Option::words)
        .containsExactly("put Imp 1 on Clerk", "put Imp 2 on Clerk");
    List<Option> both =
        Option.toldApart(
            List.of(
                put(1, "Imp", 5, "Clerk"),
                put(1, "Imp", 6, "Clerk"),
                put(2, "Imp", 5, "Clerk"),
                put(2, "Imp", 6, "Clerk")));
    assertThat(both)
        .extracting(Option::words)
        .containsExactly(
            "put Imp 1 on Clerk 1",
            "put Imp 1 on Clerk 2",
            "put Imp 2 on Clerk 1",
            "put Imp 2 on Clerk 2");
  }

  @Test
  void savesAndAnswersWithTheNumberBehindBothNamesMeanTheSameOption() {
    List<Option> options =
        Option.toldApart(List.of(put(1, "Imp", 5, "Clerk"), put(2, "Imp", 5, "Clerk")));
    Option saved = new Option("put e2 on e5", "put Imp on Clerk 2");
    assertThat(options).extracting(one -> one.isSavedAs(saved)).containsExactly(false, true);
    assertThat(options)
        .extracting(one -> one.isCalled("put Imp on Clerk 2"))
        .containsExactly(false, true);
    assertThat(options.get(1).isSavedAs(new Option("put e2 on e5", "put Imp on Clerk 3")))
        .isFalse();
  }

  @Test
  void aNumberWithinThatMayMeanAnotherNameStandsBehind() {
    List<Option> options =
        Option.toldApart(
            List.of(
                put(1, "Imp", 5, "Clerk"), put(2, "Imp", 5, "Clerk"), put(3, "Imp 2", 5, "Clerk")));
    assertThat(options)
        .extracting(Option::words)
        .containsExactly("put Imp on Clerk 1", "put Imp on Clerk 2", "put Imp 2 on Clerk");
  }

  /** An option is looked at a few times, not once for each of its like. */
  @Test
  void amongThousandsOfEqualOptionsEachIsLookedAtAFewTimes() {
    List<Option> options =
        Option.toldApart(
            IntStream.range(0, MANY)
                .mapToObj(i -> new Option(new Counted(i), List.of("put Imp", "on Clerk")))
                .toList());
    looked = 0;
    assertThat(options.stream().map(Option::words).distinct()).hasSize(MANY);
    assertThat(options.get(MANY - 1).words()).isEqualTo("put Imp " + MANY + " on Clerk");
    assertThat(options).allMatch(one -> one.isCalled("put Imp on Clerk"));
    assertThat(looked).isLessThanOrEqualTo(10L * MANY);
  }

  /** The bytes that are made for words count the work, whatever the machine. */
  @Test
  void theWorkOfWordsGrowsWithTheNumberOfEqualOptions() {
    bytes(MANY); // Classes are loaded.
    assertThat(bytes(4 * MANY)).isLessThan(6 * bytes(MANY));
  }

  private static long bytes(int count) {
    List<Option> options =
        Option.toldApart(
            IntStream.range(0, count).mapToObj(i -> new Option("e" + i, "Goblin")).toList());
    long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
    options.forEach(Option::words);
    long called = options.stream().filter(one -> one.isCalled("Goblin " + count)).count();
    assertThat(called).isEqualTo(1);
    return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
  }

  @Test
  void optionsAreKnownByTheirIdsWhetherMadeOrGiven() {
    List<Option> all =
        List.of(
            new Option(new Slay("e1"), () -> "Goblin"),
            new Option(new Slay("e1"), () -> "Clerk"),
            new Option(new Slay("e2"), () -> "Goblin"),
            new Option("slay e1", "Goblin", new Slay("e2")),
            new Option("slay e3", "Goblin", new Slay("e2")),
            new Option("slay e2", "Goblin"));
    for (Option one : all) {
      for (Option other : all) {
        assertThat(one.hasIdOf(other)).isEqualTo(one.id().equals(other.id()));
      }
    }
  }

  private static Option option(String id, String words) {
    return new Option(Pick.of(id), () -> words);
  }

  @Test
  void choicesOfEffectsAndActionsOfPhasesAreToldApart() {
    play("ember-vale", new DeclaredSetup(List.of("fire", "frost"), 0, null).toJson(), 8);
    assertThat(told).as("options with numbers").isPositive();
  }

  @Test
  void choicesAmongEqualCitizensOfValeriaAreToldApart() {
    play("valeria", ValeriaSetup.json("base", List.of("Ann", "Bob"), 0), 4);
  }

  private void play(String game, JsonNode setup, int matches) {
    RuleBook book = ShippedBooks.of(game);
    for (int seed = 1; seed <= matches; seed++) {
      Random random = new Random(seed);
      try (Match match = book.newMatch(setup, seed)) {
        while (!match.over()) {
          List<Decision> open = match.pendingDecisions();
          open.forEach(this::look);
          List<Option> options = open.get(0).options();
          match.choose(open.get(0), options.get(random.nextInt(options.size())));
        }
      }
    }
  }

  private void look(Decision decision) {
    List<String> words = new ArrayList<>();
    for (Option option : decision.options()) {
      words.add(option.words());
      told += option.words().equals(option.unnumbered()) ? 0 : 1;
    }
    assertThat(words).as(decision.prompt()).doesNotHaveDuplicates();
  }
}
