package dev.runesheet.testing.mutation;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.CachedFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spi.Chance;
import dev.runesheet.testing.TextPart;
import dev.runesheet.testing.footprint.TestImpacts;
import dev.runesheet.testing.mutation.MutantResult.Outcome;
import dev.runesheet.testing.mutation.Mutation.Edit;
import dev.runesheet.testing.mutation.MutationPoint.Alternative;
import dev.runesheet.testing.suite.TestCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Mutation testing of scenarios and golden games: changes one small thing of a game's rules at a
 * time, and runs the tests to see whether one notices it:
 *
 * <pre>{@code
 * MutationTest test = MutationTest.of(Packs.find("math-battle"), files, findings).orElseThrow();
 * MutationReport report = test.run(new MutationTest.Plan(1, 150, ""), result -> {});
 * }</pre>
 *
 * <p>What can be changed is what sources say as data: effects, and rows of decision tables. Rules
 * written by hand, and what is printed on cards or heroes, are left as they are. The same sources
 * and plan give the same report.
 */
public final class MutationTest {

  private final String game;
  private final List<Mutation> mutations;
  private final MutantRules rules;
  private final TestImpacts<Integer> footprints;
  private final List<TestCase> cases;

  private MutationTest(
      String game,
      List<Mutation> mutations,
      MutantRules rules,
      TestImpacts<Integer> footprints,
      List<TestCase> cases) {
    this.game = game;
    this.mutations = mutations;
    this.rules = rules;
    this.footprints = footprints;
    this.cases = cases;
  }

  /**
   * The selection of mutants.
   *
   * @param seed the seed that chooses places and replacements
   * @param most the largest number of mutants to test
   * @param only a part of the effect's id, of the row's name, or of the place; empty for all
   */
  public record Plan(long seed, int most, String only) {}

  /**
   * Creates a mutation test; runs all scenarios and golden games once.
   *
   * @param findings takes the errors of the sources, and tests that fail without any change
   * @return the test; empty if there is an error
   */
  public static Optional<MutationTest> of(
      AuthoringPack pack, PackFiles sources, Diagnostics findings) {
    PackFiles files = new CachedFiles(sources);
    BuiltPack built = PackBuilder.build(pack, files, findings);
    TestImpacts<Integer> footprints = new TestImpacts<>();
    RuleBook book = built == null ? null : Packs.compile(built, findings, footprints);
    if (book == null) {
      return Optional.empty();
    }
    List<TestCase> cases = TestCase.all(book, files, findings);
    for (int i = 0; i < cases.size(); i++) {
      TestCase one = cases.get(i);
      if (!footprints.of(i, () -> one.passes(book))) {
        findings.error(
            Code.MUTATION_BASE,
            SourceLocation.file(one.file()),
            one.name() + " fails",
            "a scenario that passes");
      }
    }
    if (findings.hasErrors()) {
      return Optional.empty();
    }
    List<Mutation> mutations = Mutations.of(built.content(), pack);
    MutantRules rules = new MutantRules(pack, files, built);
    return Optional.of(new MutationTest(pack.game(), mutations, rules, footprints, cases));
  }

  /** The number of scenarios and golden games. */
  public int cases() {
    return cases.size();
  }

  /** The number of places that a plan can change. */
  public int places(Plan plan) {
    return wanted(plan.only()).size();
  }

  /**
   * Tests mutants.
   *
   * @param progress hears of each result when it is known
   */
  public MutationReport run(Plan plan, Consumer<MutantResult> progress) {
    Chance chance = Chance.seeded(plan.seed());
    List<Mutation> places = wanted(plan.only());
    Tally tally = new Tally();
    for (Mutation mutation : shuffled(places, chance)) {
      if (tally.results.size() >= plan.most()) {
        break;
      }
      test(mutation, chance, tally)
          .ifPresent(
              result -> {
                tally.results.add(result);
                progress.accept(result);
              });
    }
    return new MutationReport(
        game, plan.seed(), places.size(), tally.results, tally.equal, tally.invalid);
  }

  private static final class Tally {
    private final List<MutantResult> results = new ArrayList<>();
    private int equal;
    private int invalid;
  }

  private List<Mutation> wanted(String only) {
    return mutations.stream()
        .filter(one -> !one.site().alternatives().isEmpty())
        .filter(
            one ->
                TextPart.containsIgnoringCase(one.subject(), only)
                    || TextPart.containsIgnoringCase(one.site().place().toString(), only))
        .toList();
  }

  private static List<Mutation> shuffled(List<Mutation> places, Chance chance) {
    List<Mutation> order = new ArrayList<>(places);
    for (int left = order.size(); left > 1; left--) {
      int drawn = chance.roll(left) - 1;
      Mutation last = order.set(left - 1, order.get(drawn));
      order.set(drawn, last);
    }
    return order;
  }

  /** Takes the first change of a place that counts, beginning with one that chance draws. */
  private Optional<MutantResult> test(Mutation mutation, Chance chance, Tally tally) {
    List<Alternative<Edit>> all = mutation.site().alternatives();
    int first = chance.roll(all.size()) - 1;
    for (int i = 0; i < all.size(); i++) {
      Alternative<Edit> one = all.get((first + i) % all.size());
      MutantRules.Changed changed = rules.with(one.whole(), TestImpacts.played(mutation.concern()));
      if (changed.book().isPresent()) {
        return Optional.of(judge(mutation, one.after(), changed.book().get()));
      }
      tally.equal += changed.valid() ? 1 : 0;
      tally.invalid += changed.valid() ? 0 : 1;
    }
    return Optional.empty();
  }

  private MutantResult judge(Mutation mutation, String after, RuleBook book) {
    MutationPoint<Edit> site = mutation.site();
    Mutant mutant = new Mutant(site.kind(), mutation.subject(), site.place(), site.before(), after);
    List<Integer> touching =
        footprints.touching(mutation.concern(), IntStream.range(0, cases.size()).boxed().toList());
    for (int i = 0; i < touching.size(); i++) {
      TestCase one = cases.get(touching.get(i));
      if (notices(one, book)) {
        return new MutantResult(mutant, Outcome.KILLED, i + 1, one.name());
      }
    }
    boolean reached = footprints.reached(mutation.concern(), touching);
    Outcome outcome = reached ? Outcome.SURVIVED : Outcome.UNTOUCHED;
    return new MutantResult(mutant, outcome, touching.size(), "");
  }

  private static boolean notices(TestCase one, RuleBook book) {
    try {
      return !one.passes(book);
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError broken) {
      return true; // Rules that cannot be played are noticed.
    }
  }
}
