package lantern;

import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.TextForm;
import java.util.List;

/** Kindles a lantern, by its id as an entity. */
@TextForm("kindle {lantern}")
public record Kindle(int lantern) implements Action {

  @Override
  public List<Integer> entities() {
    return List.of(lantern);
  }
}
