package dev.runesheet.testing.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.declared.AurasWorkbook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.table.layout.TypedTable;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What can be changed in a row of auras. */
class MutatedAurasTest {

  @Test
  void whatARowAsksForChangesAndNotWhatFollowsFromIt() {
    PackFiles files =
        AurasWorkbook.edited(
            AurasWorkbook.put("at most", "2").andThen(AurasWorkbook.put("of", "own units")));
    TypedTable auras =
        Packs.find("ember-vale").read(files, new Diagnostics()).tables().stream()
            .map(PackContent.Table::table)
            .filter(table -> table.layout().title().equals("Auras"))
            .findFirst()
            .orElseThrow();

    List<MutationPoint<TypedTable>> sites = RowMutations.of(auras, auras.rows().get(0));
    assertThat(sites)
        .extracting(site -> site.kind() + " " + site.before())
        .containsExactly(
            "ROW row 8",
            "ROW 2",
            "NUMBER 2",
            "ROW own units",
            "SCOPE own units",
            "SCOPE self",
            "WORD attack",
            "WORD add",
            "NUMBER 1");
  }
}
