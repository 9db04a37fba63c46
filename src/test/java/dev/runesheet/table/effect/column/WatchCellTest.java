package dev.runesheet.table.effect.column;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.cell.RawCell;
import dev.runesheet.table.layout.CellParser;
import org.junit.jupiter.api.Test;

/** What the cells of the column Whose can hold. */
class WatchCellTest {

  private static Diagnostics findings(String text) {
    Diagnostics findings = new Diagnostics();
    RawCell cell = RawCell.filled(text, null, SourceLocation.NONE);
    new CellParser(findings).part(WatchCell.type(), cell, true);
    return findings;
  }

  @Test
  void theWordForTheHoldersOwnLeadsToTheEmptyCell() {
    assertThat(findings("own").all())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.code()).isEqualTo(Code.UNKNOWN_WORD);
              assertThat(finding.expected()).isEqualTo("one of any, ally, enemy, other");
              assertThat(finding.suggestion()).isEqualTo("an empty cell means the holder's own");
            });
  }

  @Test
  void aMisspeltWordLeadsToTheNearest() {
    assertThat(findings("enmy").all())
        .singleElement()
        .satisfies(finding -> assertThat(finding.suggestion()).isEqualTo("did you mean 'enemy'?"));
  }
}
