package lantern;

import java.util.List;

/** The lanterns that a match begins with. */
public record LanternCatalog(List<Lantern> lanterns) {

  /** A lantern as its file describes it. */
  public record Lantern(String id, String name, int glow) {}
}
