package dev.runesheet.spi.fact;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import java.util.List;

/** Places of entities in their zones. */
public final class Places {

  private Places() {}

  /**
   * The first place behind all of some entities of a zone, in whatever order; 0 if none is given.
   */
  public static int behind(List<? extends Entity> entities) {
    int end = 0;
    for (Entity entity : given(entities, "entities")) {
      end = Math.max(end, entity.getPosition() + 1);
    }
    return end;
  }
}
