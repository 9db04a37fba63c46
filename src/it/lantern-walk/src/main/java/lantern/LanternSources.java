package lantern;

import dev.runesheet.model.Body;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.Vocabulary;
import dev.runesheet.pack.source.EffectSource;
import dev.runesheet.pack.source.EffectSources;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.effect.EffectBook;
import dev.runesheet.table.effect.EffectFamily;
import dev.runesheet.table.effect.ModifierForm;
import dev.runesheet.table.effect.OpenModifier;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Files of lanterns whose effects can be exported as rows, edited and imported again. */
record LanternSources(List<String> files, Vocabulary words, EffectBook book)
    implements EffectSources {

  static LanternSources of(List<String> files, Vocabulary words) {
    CellType.Word scopes = new CellType.Word("scope", LanternReader.SCOPES, Code.UNKNOWN_TARGET);
    CellType.Word zones = new CellType.Word("zone", List.of(LanternWalk.ROAD), Code.UNKNOWN_WORD);
    OpenModifier changes = new OpenModifier(words, scopes, zones, Map.of("add", Body.Layer.ADD));
    EffectBook book =
        new EffectBook(
            List.of(
                new EffectFamily("Programs", LanternPack.RULES, words),
                new ModifierForm(
                    "Changes",
                    LanternPack.RULES,
                    changes,
                    effect -> effect.saidWith(words.verbs().phrasing()))));
    return new LanternSources(files, words, book);
  }

  @Override
  public String family() {
    return LanternPack.LANTERNS;
  }

  @Override
  public Optional<EffectSource> read(String file, byte[] content, Diagnostics findings) {
    String text = new String(content, StandardCharsets.UTF_8);
    LanternReader.Read read = new LanternReader(file, words, findings).read(text);
    return Optional.of(
        new EffectSource(
            read.effects(), (effects, told) -> new LanternWriter(file, text, told).write(effects)));
  }
}
