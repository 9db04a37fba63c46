package dev.runesheet.game.mathbattle.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.Vocabulary;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.DirectoryFiles;
import dev.runesheet.pack.PackAnalysis;
import dev.runesheet.pack.PackContent;
import dev.runesheet.table.EffectFamily;
import dev.runesheet.table.TypedTable;
import dev.runesheet.table.WorkbookWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;

/**
 * The quality of the check: mistakes are planted at random cells of a valid workbook, and those
 * count as found that have a finding at a cell that was touched. Writes {@code
 * target/seeded-mistakes.md}.
 */
class SeededMistakesTest {

  /** A stat that no rule of the workbook changes. */
  static final String UNCHANGED = "max_health";

  private static final String FILE = "seeded.drl.xlsx";
  private static final String SHEET = "Global rules";
  private static final int ROWS = 40;
  private static final int TIMES = 10;
  private static final double ENOUGH = 0.95;
  private static final List<String> TRIGGERS =
      List.of("turn starts", "turn ends", "action phase starts", "game starts");
  private static final List<String> STATS =
      List.of("mana", "burn", "stun", "defense", "strength", "mana_regen");

  private final MathBattlePack pack = new MathBattlePack();
  private final DirectoryFiles files = new DirectoryFiles(Path.of(""));
  private final PackContent shipped = pack.read(files, new Diagnostics());
  private final Vocabulary words =
      DuelWords.of(
          pack.catalog(),
          List.of(
              "health",
              "max_health",
              "mana",
              "max_mana",
              "mana_regen",
              "strength",
              "defense",
              "burn",
              "stun"));

  @Test
  void atLeastNinetyFiveOfAHundredAreFoundAtTheirCells() throws IOException {
    byte[] valid = workbook(new Random(1));
    assertThat(findings(valid)).isEmpty();
    Map<Mistake, Integer> found = new LinkedHashMap<>();
    List<String> missed = new ArrayList<>();
    for (Mistake mistake : Mistake.values()) {
      for (int seed = 0; seed < TIMES; seed++) {
        int hit = found(valid, mistake, seed, missed) ? 1 : 0;
        found.merge(mistake, hit, Integer::sum);
      }
    }
    int all = found.values().stream().mapToInt(Integer::intValue).sum();
    double share = (double) all / (TIMES * Mistake.values().length);
    Files.createDirectories(Path.of("target"));
    Files.writeString(Path.of("target/seeded-mistakes.md"), report(found, share, missed));
    assertThat(share).as(String.join("\n", missed)).isGreaterThanOrEqualTo(ENOUGH);
  }

  private boolean found(byte[] valid, Mistake mistake, int seed, List<String> missed)
      throws IOException {
    Planting planting;
    byte[] planted;
    try (XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(valid));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      Random random = new Random(31L * mistake.ordinal() + seed * 1009L);
      planting = new Planting(workbook.getSheet(SHEET), random);
      mistake.plant(planting);
      workbook.write(bytes);
      planted = bytes.toByteArray();
    }
    List<Diagnostic> findings = findings(planted);
    boolean found =
        findings.stream()
            .map(finding -> finding.location().place())
            .anyMatch(
                place -> planting.touched.contains(place.substring(place.lastIndexOf('!') + 1)));
    if (!found) {
      missed.add(mistake + " " + seed + " at " + planting.touched + ": " + findings);
    }
    return found;
  }

  private List<Diagnostic> findings(byte[] workbook) {
    Diagnostics findings = new Diagnostics();
    TypedTable table = GlobalRulesTable.read(words, FILE, workbook, findings);
    List<Effect> effects = GlobalRulesTable.family(words).read(table, findings);
    if (!findings.hasErrors()) {
      List<PackContent.Table> tables = List.of(new PackContent.Table(table, effects));
      PackContent content = new PackContent(List.of(), tables, shipped.catalog());
      PackAnalysis.check(pack, content, files, findings);
    }
    return findings.all();
  }

  private static String report(Map<Mistake, Integer> found, double share, List<String> missed) {
    StringBuilder text = new StringBuilder("# Seeded mistakes\n\nFound at the cell, of ");
    text.append(TIMES).append(" each:\n\n| mistake | found | share |\n|---|---|---|\n");
    found.forEach(
        (mistake, count) ->
            text.append(
                String.format(
                    Locale.ROOT,
                    "| %s | %d | %.0f %% |%n",
                    mistake.name().toLowerCase(Locale.ROOT).replace('_', ' '),
                    count,
                    100.0 * count / TIMES)));
    text.append(String.format(Locale.ROOT, "| all | | %.1f %% |%n", 100 * share));
    missed.forEach(one -> text.append("\nMissed: ").append(one).append('\n'));
    return text.toString();
  }

  /** Rules that the check has nothing to say about. */
  private byte[] workbook(Random random) {
    EffectFamily family = GlobalRulesTable.family(words);
    List<Effect> effects = new ArrayList<>();
    while (effects.size() < ROWS) {
      List<Effect> more = new ArrayList<>(effects);
      more.add(effect(random, effects.size()));
      if (findings(write(family, more)).isEmpty()) {
        effects = more;
      }
    }
    return write(family, effects);
  }

  private static byte[] write(EffectFamily family, List<Effect> effects) {
    return WorkbookWriter.write(
        List.of(family.write(family.fitting(effects), effects, FILE).table()));
  }

  private Effect effect(Random random, int number) {
    SourceLocation none = SourceLocation.NONE;
    List<Step> acts = new ArrayList<>();
    acts.add(act("add-stat", Role.SELF, new Argument.Word(one(random, STATS)), number(random)));
    if (random.nextBoolean()) {
      acts.add(act("damage", Role.OPPONENT, random.nextBoolean() ? number(random) : die(random)));
    }
    if (number % 10 == 0) {
      acts.add(act("pass"));
    }
    Condition.Relation relation =
        random.nextBoolean() ? Condition.Relation.ABOVE : Condition.Relation.BELOW;
    Value stat = new Value.StatOf(Role.SELF, one(random, STATS));
    Condition guard = new Condition.Comparison(relation, stat, number(random));
    Step.If guarded = new Step.If(guard, acts, List.of(), none);
    List<Step> steps = number % 4 == 0 ? acts : List.of(guarded);
    String name = "Rule " + number;
    String owner = number % 5 == 0 ? "fire-mage" : "mode";
    Trigger trigger = Trigger.own(one(random, TRIGGERS));
    return Effect.program(
        "mode/rule-" + number, name, owner, trigger, new Body.Program(steps), none);
  }

  private static Value number(Random random) {
    return Value.of(1 + random.nextInt(50));
  }

  private static Value die(Random random) {
    return new Value.Roll(2 + random.nextInt(19));
  }

  private Step.Do act(String verb, Argument... arguments) {
    Map<String, Argument> named = new LinkedHashMap<>();
    for (int i = 0; i < arguments.length; i++) {
      named.put(words.verbs().get(verb).parameters().get(i).name(), arguments[i]);
    }
    return new Step.Do(words.verbs().get(verb), named, SourceLocation.NONE);
  }

  private static <T> T one(Random random, List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
