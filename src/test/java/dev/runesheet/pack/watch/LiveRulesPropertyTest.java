package dev.runesheet.pack.watch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.RandomEdits;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Rules that came about by edits of the shipped games are those that are built of the same sources
 * at once: the same findings, the same rules in the same order, the same matches.
 */
class LiveRulesPropertyTest {

  private static final int EDITS = 5;
  private static final int CHOICES = 60;

  /** The beginning of packages of rules that the build has compiled: they serve equal sources. */
  private static final Pattern BUILT = Pattern.compile("^runesheet\\.built\\.[a-z]+\\.");

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"math-battle, 1", "queens-blood, 1"})
  void editedRulesAreTheSameAsFreshOnes(String game, long seed) throws IOException {
    edit(game, seed);
  }

  @ParameterizedTest
  @Tag("slow")
  @CsvSource({"math-battle, 2", "math-battle, 3", "queens-blood, 2", "queens-blood, 3"})
  void rulesOfManyEditsAreTheSameAsFreshOnes(String game, long seed) throws IOException {
    edit(game, seed);
  }

  private void edit(String game, long seed) throws IOException {
    Random random = new Random(seed);
    RandomEdits author = new RandomEdits(game, folder, random);
    LiveRules rules = LiveRules.of(game, folder);
    assertThat(rules.update().refused()).isFalse();
    int taken = 0;
    RuleBook fresh = null;
    for (int edit = 0; edit < EDITS; edit++) {
      author.edit();
      RulesUpdate update = rules.update();
      Diagnostics findings = new Diagnostics();
      RuleBook built = Packs.build(game, new DirectoryFiles(folder), findings);
      assertThat(update.refused()).isEqualTo(built == null);
      assertThat(errors(update.findings())).isEqualTo(errors(findings.all()));
      if (built != null) {
        taken++;
        fresh = built;
        assertThat(update.work().whole()).isFalse();
        assertThat(rules.current().hash()).isEqualTo(fresh.hash());
        assertThat(rules.current().effects()).containsExactlyElementsOf(fresh.effects());
        assertThat(rules.current().notes().toJson()).isEqualTo(fresh.notes().toJson());
        long match = random.nextLong();
        assertThat(played(game, rules.current(), match)).isEqualTo(played(game, fresh, match));
      }
    }
    assertThat(taken).as("edits without an error").isPositive();
    assertThat(orders(rules.current())).isEqualTo(orders(fresh));
  }

  private static List<String> errors(List<Diagnostic> findings) {
    return findings.stream()
        .filter(finding -> finding.severity() == Severity.ERROR)
        .map(Diagnostic::message)
        .toList();
  }

  private static String played(String game, RuleBook book, long seed) {
    GameTools tools = InstalledGames.all(GameTools.class, GameTools::game).get(game);
    List<String> words = tools.pairings(book).get(0);
    Random random = new Random(seed);
    try (Match match = book.newMatch(tools.setup(book, words, 0), seed)) {
      for (int i = 0; i < CHOICES && !match.over(); i++) {
        Decision decision = match.pendingDecisions().get(0);
        List<Option> options = decision.options();
        match.choose(decision.id(), options.get(random.nextInt(options.size())).id());
      }
      return match.happenings() + match.save();
    }
  }

  private static Map<String, Integer> orders(RuleBook book) {
    Map<String, Integer> orders = new TreeMap<>();
    book.kieBase().getKiePackages().stream()
        .flatMap(pack -> pack.getRules().stream())
        .map(RuleImpl.class::cast)
        .sorted(Comparator.comparing(RuleImpl::getName))
        .forEach(
            rule ->
                orders.put(
                    BUILT.matcher(rule.getPackageName()).replaceFirst("") + "/" + rule.getName(),
                    rule.getLoadOrder()));
    return orders;
  }
}
