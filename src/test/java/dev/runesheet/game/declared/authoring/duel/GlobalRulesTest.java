package dev.runesheet.game.declared.authoring.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.language.effectops.EffectOpsReader;
import dev.runesheet.language.effectops.ModeSource;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.PlainDrools;
import dev.runesheet.spi.SourceNotes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Death, burn and stun from JSON, from the sheet, and from the sheet as plain Drools reads it. */
@Tag("thorough")
class GlobalRulesTest {

  private static final List<String> WORKBOOKS =
      List.of(
          "decision-tables/math-battle/global-rules.drl.xlsx",
          "decision-tables/engine/stacking-policy.drl.xlsx");
  private static final String JSON = "src/test/resources/math-battle/heroes/default_mode.json";

  @Test
  void theSheetPlaysTheRecordedMatches() throws IOException {
    assertPlaysRecordedMatches(Packs.compile(Recorded.shipped(), new Diagnostics()));
  }

  @Test
  void theSameRulesAsJsonPlayTheRecordedMatches() throws IOException {
    BuiltPack shipped = Recorded.shipped();
    Diagnostics findings = new Diagnostics();
    EffectOpsReader reader = new EffectOpsReader(new DuelPack("math-battle").catalog(), findings);
    ModeSource mode = reader.readMode(JSON, Files.readString(Path.of(JSON))).orElseThrow();
    List<PackContent.Group> groups = new ArrayList<>(shipped.content().groups());
    groups.add(new PackContent.Group("rules.mathbattle.json", "mode.drl", mode.effects()));
    PackContent content = new PackContent(groups, List.of(), shipped.catalog());

    RuleBook book =
        Packs.compile(PackBuilder.build("math-battle", content, Recorded.FILES), findings);

    assertThat(findings.all()).isEmpty();
    assertPlaysRecordedMatches(book);
  }

  @Test
  void theseAreAllWorkbooksWithRules() {
    assertThat(PlainDrools.workbooks(Recorded.shipped()))
        .containsExactlyInAnyOrderElementsOf(WORKBOOKS);
  }

  @Test
  void theSheetCompiledByPlainDroolsPlaysTheRecordedMatches() throws IOException {
    assertPlaysRecordedMatches(
        PlainDrools.book(Recorded.shipped(), Recorded.FILES, WORKBOOKS, false));
  }

  @Test
  void theExecutableModelOfTheSameRulesPlaysTheRecordedMatches() throws IOException {
    RuleBook book = PlainDrools.book(Recorded.shipped(), Recorded.FILES, WORKBOOKS, true);
    assertPlaysRecordedMatches(book);
    JsonNode catalog = Recorded.shipped().catalog();
    assertThatThrownBy(() -> book.extended(List.of(), SourceNotes.NONE, catalog))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("rules of math-battle cannot be extended: their KieBase does not");
  }

  private static void assertPlaysRecordedMatches(RuleBook book) throws IOException {
    List<RecordedDuel> duels = Recorded.ofDefaultMode();
    assertThat(duels).hasSizeGreaterThan(30);
    for (RecordedDuel duel : duels) {
      assertThat(duel.differences(book)).as(duel.id()).isEmpty();
    }
  }
}
