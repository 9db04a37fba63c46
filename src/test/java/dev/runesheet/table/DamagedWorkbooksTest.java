package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedFiles;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.check.PackAnalysis;
import dev.runesheet.pack.file.PackFiles;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever happens to a shipped workbook on its way, the game's check ends in findings. */
@Tag("thorough")
@net.jqwik.api.Tag("thorough")
class DamagedWorkbooksTest {

  private static final PackFiles SHIPPED = ShippedFiles.ALL;
  private static final List<Shipped> WORKBOOKS =
      List.of(
          new Shipped("math-battle", "decision-tables/math-battle/global-rules.drl.xlsx"),
          new Shipped("math-battle", "decision-tables/engine/stacking-policy.drl.xlsx"),
          new Shipped("queens-blood", "data/queens-blood/cards.xlsx"),
          new Shipped("queens-blood", "decision-tables/queens-blood/effects.drl.xlsx"),
          new Shipped("queens-blood", "decision-tables/queens-blood/lane-scoring.drl.xlsx"),
          new Shipped("queens-blood", "decision-tables/queens-blood/variants.drl.xlsx"));
  private static final List<String> PUT =
      List.of("", "9", "<", "\"", "-1", "</c>", "99999999999", "&#0;", "&x;", "RuleTable x");
  private static final Map<String, Map<String, byte[]>> PARTS = new HashMap<>();

  /** A workbook of a game. */
  record Shipped(String game, String file) {
    byte[] content() {
      return SHIPPED.read(file).orElseThrow();
    }

    @Override
    public String toString() {
      return file;
    }
  }

  @Provide
  Arbitrary<Shipped> workbooks() {
    return Arbitraries.of(WORKBOOKS);
  }

  @Test
  void eachIsReadWithoutAFindingAsItIs() {
    for (Shipped workbook : WORKBOOKS) {
      assertThat(findings(workbook, workbook.content()).all()).isEmpty();
    }
  }

  @Property(tries = 30)
  void aPartOfAFileIsAnError(@ForAll("workbooks") Shipped workbook, @ForAll Random random) {
    byte[] whole = workbook.content();
    byte[] part = Arrays.copyOf(whole, random.nextInt(whole.length));

    assertThat(findings(workbook, part).all())
        .as(part.length + " of " + whole.length + " bytes")
        .anyMatch(finding -> finding.location().file().equals(workbook.file()));
  }

  @Property(tries = 30)
  void anyBytesAreAnError(@ForAll("workbooks") Shipped workbook, @ForAll byte[] bytes) {
    assertThat(findings(workbook, bytes).all())
        .anyMatch(finding -> finding.location().file().equals(workbook.file()));
  }

  @Property(tries = 60)
  void changedBytesEndInFindings(@ForAll("workbooks") Shipped workbook, @ForAll Random random) {
    byte[] mutant = workbook.content().clone();
    for (int i = 0; i <= random.nextInt(4); i++) {
      mutant[random.nextInt(mutant.length)] = (byte) random.nextInt();
    }
    collect(findings(workbook, mutant));
  }

  @Property(tries = 150)
  void changedMarkupEndsInFindings(@ForAll("workbooks") Shipped workbook, @ForAll Random random) {
    List<String> parts =
        PARTS
            .computeIfAbsent(workbook.file(), any -> Edit.parts(workbook.content()))
            .keySet()
            .stream()
            .filter(name -> name.endsWith(".xml") || name.endsWith(".rels"))
            .sorted()
            .toList();
    String part = parts.get(random.nextInt(parts.size()));

    collect(findings(workbook, Edit.part(workbook.content(), part, xml -> mutate(xml, random))));
  }

  private static void collect(Diagnostics findings) {
    Statistics.collect(findings.all().isEmpty() ? "harmless" : "found");
  }

  private static String mutate(String xml, Random random) {
    int from = random.nextInt(xml.length());
    int to = Math.min(xml.length(), from + random.nextInt(30));
    return xml.substring(0, from) + PUT.get(random.nextInt(PUT.size())) + xml.substring(to);
  }

  /** All that the check says; it never throws. */
  private static Diagnostics findings(Shipped workbook, byte[] content) {
    PackFiles files = ShippedFiles.with(Map.of(workbook.file(), content));
    Diagnostics findings = new Diagnostics();
    BuiltPack built = PackBuilder.build(Packs.find(workbook.game()), files, findings);
    if (built != null) {
      PackAnalysis.check(Packs.find(workbook.game()), built.content(), files, findings);
    }
    return findings;
  }
}
