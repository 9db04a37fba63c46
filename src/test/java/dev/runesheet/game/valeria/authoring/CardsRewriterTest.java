package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackFiles;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.Rewriter;
import dev.runesheet.table.EditedWorkbook;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Older effect strings of the workbook of cards are rewritten in place. */
class CardsRewriterTest {

  private static final PackFiles FILES = Packs.files("valeria", Path.of("."));

  @Test
  void olderStringsBecomeUnifiedOnesAndNothingIsLeftToRewrite() {
    Diagnostics findings = new Diagnostics();
    Rewriter rewriter = Packs.find("valeria").rewriter(FILES, findings).orElseThrow();
    String file = rewriter.file();
    byte[] shipped = FILES.read(file).orElseThrow();
    EditedWorkbook once = rewriter.rewrite(file, shipped, findings).orElseThrow();
    assertThat(activation(file, shipped, "d66"))
        .isEqualTo("manipulate_resources mode=self_convert pay=g:3 gain=v:3 optional=true");
    assertThat(activation(file, once.content(), "d66")).isEqualTo("self_convert g 3 v 3 optional");
    assertThat(activation(file, once.content(), "d45")).isEqualTo("modify_monster_strength 3");
    EditedWorkbook twice = rewriter.rewrite(file, once.content(), findings).orElseThrow();
    assertThat(twice.cells()).isEmpty();
    assertThat(findings.all()).isEmpty();
  }

  private static String activation(String file, byte[] workbook, String code) {
    return CardsWorkbook.read(file, workbook, new Diagnostics()).stream()
        .filter(card -> card.code().equals(code))
        .map(CardSource::texts)
        .map((Map<String, String> texts) -> texts.get("activation"))
        .findFirst()
        .orElseThrow();
  }
}
