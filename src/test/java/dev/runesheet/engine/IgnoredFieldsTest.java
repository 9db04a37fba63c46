package dev.runesheet.engine;

import static dev.runesheet.engine.Keeper.assertKept;
import static dev.runesheet.engine.Keeper.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIgnoreType;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What Jackson's annotations ignore is left out of a save on purpose. */
class IgnoredFieldsTest {

  /** Fields that are marked. */
  public static final class Marked extends LostStateTest.Plain {
    public int kept = 1;
    @JsonIgnore public int open = 2;
    @JsonIgnore private int closed = 3;
    private int told = 4;
    public Inner inner = new Inner();
    public List<Inner> all = new ArrayList<>(List.of(new Inner()));
    public Cache cache = new Cache();
    private Cache secret = new Cache();

    @JsonIgnore
    public int getTold() {
      return told;
    }
  }

  /** A part with a marked field. */
  public static final class Inner {
    public int kept = 1;
    @JsonIgnore public int open = 2;
    @JsonIgnore private List<Integer> closed = new ArrayList<>();
  }

  /** A class that nobody wants to save. */
  @JsonIgnoreType
  public static final class Cache {
    public int found = 3;
  }

  /** Marked at its class. */
  @JsonIgnoreProperties({"open", "closed"})
  public static final class Named extends LostStateTest.Plain {
    public int kept = 1;
    public int open = 2;
    private int closed = 3;

    List<Integer> all() {
      return List.of(kept, open, closed);
    }
  }

  /** The others are marked. */
  @JsonIncludeProperties("kept")
  public static final class Chosen extends LostStateTest.Plain {
    public int kept = 1;
    public int open = 2;
    private int closed = 3;

    List<Integer> all() {
      return List.of(kept, open, closed);
    }
  }

  /** Marks of one field are none of another. */
  @JsonIgnoreProperties("open")
  public static final class Partly extends LostStateTest.Plain {
    public int open = 2;
    private int closed = 3;
  }

  private static <S extends LostStateTest.Plain> S changed(S state, Runnable change) {
    change.run();
    return state;
  }

  @Test
  void markedFieldsAreLeftOutWhateverTheyHold() {
    assertKept(
        () -> {
          Marked state = new Marked();
          state.kept = 8;
          state.open = 8;
          state.closed = 8;
          state.told = 8;
          state.inner.open = 8;
          state.inner.closed.add(8);
          state.all.get(0).open = 8;
          state.cache.found = 8;
          state.secret = null;
          return state;
        },
        again -> {
          assertThat(again.kept).isEqualTo(8);
          assertThat(again.open + again.closed + again.told).isEqualTo(9);
          assertThat(again.inner.open).isEqualTo(2);
        });
  }

  @Test
  void fieldsThatTheClassMarksAreLeftOut() {
    Named named = new Named();
    assertKept(
        () -> changed(named, () -> named.open = named.closed = named.kept = 8),
        again -> assertThat(again.all()).containsExactly(8, 2, 3));
    Chosen chosen = new Chosen();
    assertKept(
        () -> changed(chosen, () -> chosen.open = chosen.closed = chosen.kept = 8),
        again -> assertThat(again.all()).containsExactly(8, 2, 3));
    assertRefused(Partly::new, "field (" + Partly.class.getName() + ".closed): it is neither");
  }
}
