package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.DirectoryFiles;
import dev.runesheet.pack.PackFiles;
import dev.runesheet.table.TableCompiler;
import dev.runesheet.table.TableForm;
import dev.runesheet.table.TypedTable;
import dev.runesheet.table.WorkbookReader;
import dev.runesheet.table.WorkbookRenewal;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A table of flags whose changes stood in one cell each, and what its rows say to Drools now. */
class EarlierFlagsTest {

  private static final String NAME = "flags.drl.xlsx";
  private static final PackFiles SHIPPED = new DirectoryFiles(Path.of(""));

  @Test
  void combinedCellsAreOneFindingThatTellsHowToWriteThemAnew() throws IOException {
    Diagnostics findings = new Diagnostics();

    TypedTable table = new WorkbookReader(NAME, earlier(), findings).read(FlagsTable.layout());

    assertThat(table.rows()).isEmpty();
    assertThat(findings.all())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.code()).isEqualTo(Code.HEADER_CHANGED);
              assertThat(one.location().toString()).isEqualTo(NAME + "!Flags!H7");
              assertThat(one.suggestion()).contains("refresh --anew");
            });
  }

  @Test
  void writtenAnewTheySayTheSameInColumnsOfTheirOwn() throws IOException {
    Diagnostics findings = new Diagnostics();
    List<TableForm> forms =
        new ValeriaPack()
            .tableSources(SHIPPED, new Diagnostics()).stream()
                .flatMap(source -> source.forms().stream().map(TableForm.class::cast))
                .distinct()
                .toList();
    WorkbookRenewal renewal = new WorkbookRenewal(NAME, earlier(), findings);

    assertThat(renewal.isEarlier(forms)).isTrue();
    byte[] written = renewal.write(forms).orElseThrow();

    TypedTable table = new WorkbookReader(NAME, written, findings).read(FlagsTable.layout());
    assertThat(findings.all()).isEmpty();
    assertThat(TableCompiler.compile(table).drl())
        .isEqualTo(TableCompiler.compile(shipped(findings)).drl());
    assertThat(new WorkbookRenewal(NAME, written, findings).isEarlier(forms)).isFalse();
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
