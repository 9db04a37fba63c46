package dev.runesheet.game.declared.meaning;

/** An effect that lasts, with its text in {@code game.yaml} or {@code cards.yaml}. */
sealed interface Continuous {

  /** The text. */
  String yaml();

  /** Whose effects or numbers it is about, seen from the holder. */
  String of();

  /**
   * A change of a number.
   *
   * @param by by how much; null if it is given with the status
   * @param forEach the scope that it counts; empty if it counts none
   * @param whileIn the zone in which its holder must lie; empty if that is no matter
   * @param type its type, which says how it adds up with others
   * @param only what must hold in a calculation that asks for the number; null for always
   */
  record Change(
      String stat,
      Integer by,
      String how,
      String of,
      String forEach,
      String whileIn,
      Type type,
      Formula.Test only)
      implements Continuous {
    @Override
    public String yaml() {
      return "{changes: "
          + stat
          + (by == null ? "" : ", by: " + by)
          + ", how: "
          + how
          + ", of: "
          + of
          + (forEach.isEmpty() ? "" : ", for each: " + forEach)
          + (whileIn.isEmpty() ? "" : ", while in: " + whileIn)
          + (only == null ? "" : ", if: '" + only.text() + "'")
          + ", type: "
          + type.word
          + ", stacking: "
          + type.stacking
          + "}";
    }
  }

  /**
   * Effects that are out of force.
   *
   * @param statuses whether statuses are, too
   */
  record Suppressor(String of, boolean statuses) implements Continuous {
    @Override
    public String yaml() {
      return "{suppresses: " + of + (statuses ? "" : ", statuses: false") + "}";
    }
  }

  /** Types of changes, each with the way in which those of a player add up. */
  enum Type {
    ALL("plain", "additive"),
    STRONGEST("bold", "max only"),
    WEAKEST("mild", "min only"),
    OLDEST("calm", "no stack");

    private final String word;
    private final String stacking;

    Type(String word, String stacking) {
      this.word = word;
      this.stacking = stacking;
    }
  }
}
