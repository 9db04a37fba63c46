package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.table.compile.TableCompiler;
import dev.runesheet.table.effect.ModifierForm;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.WorkbookReader;
import dev.runesheet.table.write.WorkbookRenewal;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A table of flags whose changes stood in one cell each, and what its rows say to Drools now. */
class EarlierFlagsTest {

  private static final String NAME = "flags.drl.xlsx";
  private static final Binding CHANGE = ModifierForm.AMOUNT;
  private static final PackFiles SHIPPED = new DirectoryFiles(Path.of(""));

  @Test
  void combinedCellsAreReadAsTheyStand() throws IOException {
    Diagnostics findings = new Diagnostics();

    TypedTable table = new WorkbookReader(NAME, earlier(), findings).read(FlagsTable.layout());

    assertThat(findings.all()).isEmpty();
    assertThat(TableCompiler.compile(table).drl())
        .isEqualTo(TableCompiler.compile(shipped(findings)).drl());
    assertThat(table.place(table.rows().get(0), CHANGE, 3).place()).hasToString("!Flags!H8");
  }

  @Test
  void writtenAnewTheySayTheSameInColumnsOfTheirOwn() throws IOException {
    Diagnostics findings = new Diagnostics();

    byte[] written =
        new WorkbookRenewal(NAME, earlier(), findings)
            .write(List.of(new PlainForm(FlagsTable.layout())), List.of())
            .orElseThrow();

    TypedTable table = new WorkbookReader(NAME, written, findings).read(FlagsTable.layout());
    assertThat(findings.all()).isEmpty();
    assertThat(TableCompiler.compile(table).drl())
        .isEqualTo(TableCompiler.compile(shipped(findings)).drl());
    assertThat(table.place(table.rows().get(0), CHANGE, 3).place()).hasToString("!Flags!K8");
  }

  @Test
  void eachRowLooksForWhatTakesItOutOfForce() {
    String rules = TableCompiler.compile(shipped(new Diagnostics())).drl();

    assertThat(rules.split("not Suppression\\( effect == \\$p \\)", -1))
        .hasSameSizeAs(rules.split("\\$p : InPlay", -1))
        .hasSizeGreaterThan(5);
  }

  private static TypedTable shipped(Diagnostics findings) {
    byte[] content = SHIPPED.read("decision-tables/valeria/" + NAME).orElseThrow();
    return new WorkbookReader(NAME, content, findings).read(FlagsTable.layout());
  }

  private static byte[] earlier() throws IOException {
    try (InputStream file = EarlierFlagsTest.class.getResourceAsStream("/earlier/" + NAME)) {
      return file.readAllBytes();
    }
  }
}
