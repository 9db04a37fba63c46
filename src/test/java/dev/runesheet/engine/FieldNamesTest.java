package dev.runesheet.engine;

import static dev.runesheet.engine.Keeper.assertKept;
import static dev.runesheet.engine.Keeper.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.runesheet.spi.GameState;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Fields of one name, and fields whose getters have names in other letters. */
class FieldNamesTest {

  /** A purse whose field a subclass hides. */
  public static class Purse {
    public int gold = 1;
  }

  /** A purse with another field of that name. */
  public static final class Sack extends Purse {
    public int gold = 2;
  }

  /** It holds such a purse. */
  public static final class Hiding extends LostStateTest.Plain {
    public Sack sack = new Sack();
  }

  /** A field that is marked. */
  public abstract static class Marked extends LostStateTest.Plain {
    @JsonProperty private int gold = 1;
  }

  /** Two that are marked alike. */
  public static final class MarkedTwice extends Marked {
    @JsonProperty private int gold = 2;
  }

  /** Two that are marked by other names. */
  public static final class MarkedOtherwise extends Marked {
    @JsonProperty("k2")
    private int gold = 2;
  }

  /** A field that all see. */
  public abstract static class Open extends LostStateTest.Plain {
    public int gold = 1;
    public int silver = 1;
  }

  /** One below it that only a getter gives. */
  public static final class Got extends Open {
    private int gold = 2;

    public int getGold() {
      return gold;
    }

    public void setGold(int now) {
      gold = now;
    }
  }

  /** One below it that nobody sees. */
  public static final class Closed extends Open {
    private int gold = 2;
  }

  /** One below it that is left out. */
  public static final class Cached extends Open {
    transient int gold = 2;
  }

  /** A field with a getter. */
  public abstract static class Gotten extends LostStateTest.Plain {
    private int gold = 1;

    public int getGold() {
      return gold;
    }

    public void setGold(int now) {
      gold = now;
    }
  }

  /** An open one below it. */
  public static final class Opened extends Gotten {
    public int gold = 2;
  }

  /** One below it whose getter is in place of the other. */
  public static final class Overriding extends Gotten {
    private int gold = 2;

    @Override
    public int getGold() {
      return gold;
    }

    @Override
    public void setGold(int now) {
      gold = now;
    }
  }

  /** One below it with a getter of another name. */
  public static final class Both extends Gotten {
    private int gold = 2;

    public int getSilver() {
      return gold;
    }

    public void setSilver(int now) {
      gold = now;
    }
  }

  /** A getter of another name above. */
  public abstract static class Silver extends LostStateTest.Plain {
    private int gold = 1;

    public int getSilver() {
      return gold;
    }

    public void setSilver(int now) {
      gold = now;
    }
  }

  /** And that of the name below. */
  public static final class Other extends Silver {
    private int gold = 2;

    public int getGold() {
      return gold;
    }

    public void setGold(int now) {
      gold = now;
    }
  }

  /** Fields that are all seen. */
  @JsonAutoDetect(fieldVisibility = Visibility.ANY)
  public abstract static class Seen extends LostStateTest.Plain {
    private int gold = 1;
  }

  /** Two such. */
  @JsonAutoDetect(fieldVisibility = Visibility.ANY)
  public static final class SeenTwice extends Seen {
    private int gold = 2;
  }

  /** A field that is left out on purpose. */
  public abstract static class Ignoring extends LostStateTest.Plain {
    @JsonIgnore public int gold = 1;
  }

  /** One below it that is not. */
  public static final class Kept extends Ignoring {
    public int gold = 2;
  }

  /** Names that Jackson changes. */
  public static final class Letters extends LostStateTest.Plain {
    private boolean isOn;
    private int uRL = 1;

    public boolean isOn() {
      return isOn;
    }

    public void setOn(boolean now) {
      isOn = now;
    }

    public int getURL() {
      return uRL;
    }

    public void setURL(int now) {
      uRL = now;
    }
  }

  /** One of them that nothing sets. */
  public static final class Unset extends LostStateTest.Plain {
    private boolean isOn;

    public boolean isOn() {
      return isOn;
    }
  }

  private static void assertOneLost(Class<?> of, Supplier<? extends GameState> state) {
    assertRefused(
        state,
        "field ("
            + of.getName()
            + ".gold): another class of its line has a field of this name, and at most one is"
            + " written (rename one)");
  }

  @Test
  void ofTwoFieldsOfOneNameTheOneThatIsNotWrittenIsRefused() {
    assertOneLost(Purse.class, Hiding::new);
    assertOneLost(Marked.class, MarkedTwice::new);
    assertOneLost(Marked.class, MarkedOtherwise::new);
    assertOneLost(Open.class, Got::new);
    assertOneLost(Open.class, Closed::new);
    assertOneLost(Open.class, Cached::new);
    assertOneLost(Opened.class, Opened::new);
    assertOneLost(Gotten.class, Overriding::new);
    assertOneLost(Seen.class, SeenTwice::new);
  }

  @Test
  void twoFieldsOfOneNameWithGettersOfTheirOwnAreKept() {
    Other other = new Other();
    other.setGold(3);
    other.setSilver(4);
    assertKept(
        () -> other, again -> assertThat(10 * again.getGold() + again.getSilver()).isEqualTo(34));
    Both both = new Both();
    both.setGold(3);
    both.setSilver(4);
    assertKept(
        () -> both, again -> assertThat(10 * again.getGold() + again.getSilver()).isEqualTo(34));
  }

  @Test
  void aFieldThatIsLeftOutOnPurposeMayHaveTheNameOfAnother() {
    Kept kept = new Kept();
    kept.gold = 3;
    assertKept(() -> kept, again -> assertThat(again.gold).isEqualTo(3));
  }

  @Test
  void gettersWhoseNamesJacksonWritesInOtherLettersWriteTheirFields() {
    Letters letters = new Letters();
    letters.setOn(true);
    letters.setURL(5);
    assertKept(() -> letters, again -> assertThat(again.isOn() ? again.getURL() : 0).isEqualTo(5));
    assertRefused(Unset::new, "field (" + Unset.class.getName() + ".isOn): it is written but");
  }
}
