package tolls;

import dev.runesheet.spi.verb.VerbProvider;
import java.util.List;

/** Adds the verb to the game. */
public final class TollVerbs implements VerbProvider {

  @Override
  public String game() {
    return "toll-road";
  }

  @Override
  public List<Class<?>> verbs() {
    return List.of(PayToll.class);
  }
}
