package dev.runesheet.game.declared.meaning;

/** An effect that lasts, with its text in {@code game.yaml} or {@code cards.yaml}. */
sealed interface Continuous {

  /** The text. */
  String yaml();

  /** What must be there for it to be in force; null if it is whatever is there. */
  While only();

  /** Whose effects or numbers it is about, seen from the holder. */
  String of();

  /**
   * A change of a number.
   *
   * @param by by how much; null if it is given with the status
   * @param forEach the scope that it counts; empty if it counts none
   * @param whileIn the zone in which its holder must lie; empty if that is no matter
   * @param only what must be there for it to be in force; null if it is whatever is there
   * @param type its type, which says how it adds up with others
   * @param test what must hold in a calculation that asks for the number; null for always
   */
  record Change(
      String stat,
      Integer by,
      String how,
      String of,
      String forEach,
      String whileIn,
      While only,
      Type type,
      Formula.Test test)
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
          + (only == null ? "" : only.field())
          + (test == null ? "" : ", if: '" + test.text() + "'")
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
   * @param only what must be there for it to be in force; null if it is whatever is there
   */
  record Suppressor(String of, boolean statuses, While only) implements Continuous {
    @Override
    public String yaml() {
      return "{suppresses: "
          + of
          + (statuses ? "" : ", statuses: false")
          + (only == null ? "" : only.field())
          + "}";
    }
  }

  /**
   * What must be there for an effect to be in force.
   *
   * @param atLeast the least number; null if there may be none
   * @param atMost the largest number; null if there may be any
   * @param of the scope
   */
  record While(Integer atLeast, Integer atMost, String of) {
    private String field() {
      return ", while: {"
          + (atLeast == null ? "" : "at least: " + atLeast + ", ")
          + (atMost == null ? "" : "at most: " + atMost + ", ")
          + "of: "
          + of
          + "}";
    }

    boolean holds(long number) {
      return (atLeast == null || number >= atLeast) && (atMost == null || number <= atMost);
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
