package heap;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.engine.verb.AddStat;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.Vocabulary;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.EffectWorkbook;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.SourceFamily;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.TableSources;
import java.util.List;

/** Reads the game's only source, the workbook of the heap's effects. */
public final class HeapPack implements AuthoringPack {

  private static final String EFFECTS = "effects";

  @Override
  public String game() {
    return StoneHeap.ID;
  }

  @Override
  public List<Class<?>> verbs() {
    return List.of(AddStat.class);
  }

  @Override
  public List<SourceFamily> families() {
    return List.of(SourceFamily.of(EFFECTS, "The workbook of effects."));
  }

  @Override
  public PackContent read(PackFiles files, Diagnostics findings) {
    return new PackContent(
        List.of(),
        workbook().read(homes(files, findings)),
        JsonNodeFactory.instance.objectNode());
  }

  @Override
  public List<TableSources> tableSources(PackFiles files, Diagnostics findings) {
    return List.of(workbook().sources(homes(files, findings).manifest()));
  }

  private EffectWorkbook workbook() {
    Vocabulary words =
        new Vocabulary(
                catalog(),
                List.of(StoneHeap.TURN_STARTS, StoneHeap.TAKEN),
                List.of(StoneHeap.STONES),
                List.of("self"),
                List.of(),
                List.of())
            .with(Vocabulary.OWNERS, List.of(StoneHeap.HEAP, StoneHeap.PLAYER));
    return new EffectWorkbook(StoneHeap.ID, EFFECTS, words);
  }
}
