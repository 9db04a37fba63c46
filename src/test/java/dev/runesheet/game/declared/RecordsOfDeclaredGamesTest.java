package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.engine.InstalledGames;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.tool.GameTools;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Declared games have no records of other programs: that is a finding, no exception. */
class RecordsOfDeclaredGamesTest {

  @Test
  void recordsOfAnotherProgramAreRefusedWithWhatToUse() {
    Diagnostics findings = new Diagnostics();
    var files = new DirectoryFiles(Path.of(""));
    var content = PackBuilder.read(Packs.find("ember-vale"), files, findings);
    GameTools tools = InstalledGames.all(GameTools.class, GameTools::game).get("ember-vale");

    assertThat(tools.recordedGames(files, content).replay("a.jsonl", 1, List.of("{}"), findings))
        .isEmpty();

    assertThat(findings.all())
        .singleElement()
        .satisfies(
            one -> assertThat(one.message()).contains("a.jsonl", "RS062", "'simulate --record'"));
  }
}
