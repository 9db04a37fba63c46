package heap;

import dev.runesheet.engine.verb.AddStat;
import dev.runesheet.model.vocabulary.Vocabulary;
import dev.runesheet.pack.AuthoringPack;
import java.util.List;
import java.util.Optional;

/** Reads the game's only source, the workbook of the heap's effects. */
public final class HeapPack implements AuthoringPack {

  @Override
  public String game() {
    return StoneHeap.ID;
  }

  @Override
  public List<Class<?>> verbs() {
    return List.of(AddStat.class);
  }

  @Override
  public Optional<Vocabulary> effectWords() {
    List<String> events = List.of(StoneHeap.TURN_STARTS, StoneHeap.TAKEN);
    Vocabulary words = Vocabulary.of(catalog(), events, List.of(StoneHeap.STONES), List.of());
    return Optional.of(words.withOwners(List.of(StoneHeap.HEAP, StoneHeap.PLAYER)));
  }
}
