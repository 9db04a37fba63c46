package dev.runesheet.spi.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The mapping between actions and option ids, by the {@link TextForm} of each record. A text has
 * one meaning: the first record in the order of {@code permits} whose form it fits.
 *
 * @param <A> a sealed interface of records, or one record
 */
public final class ActionCodec<A extends Action> {

  private static final ClassValue<ActionCodec<?>> KNOWN =
      new ClassValue<>() {
        @Override
        protected ActionCodec<?> computeValue(Class<?> type) {
          return new ActionCodec<>(type.asSubclass(Action.class));
        }
      };

  private final Class<A> type;
  private final List<RecordText> records = new ArrayList<>();

  private ActionCodec(Class<A> type) {
    this.type = type;
    add(type);
  }

  private void add(Class<?> one) {
    if (one.isRecord()) {
      records.add(RecordText.of(one));
      return;
    }
    if (!one.isSealed()) {
      throw new TextFormMistake(
          one,
          "action " + one.getName() + " is no record. Maybe make it a sealed interface of records.",
          null);
    }
    for (Class<?> permitted : one.getPermittedSubclasses()) {
      add(permitted);
    }
  }

  /**
   * The codec of a type of actions.
   *
   * @throws TextFormMistake if a record has no text form, or a component whose type has none
   */
  @SuppressWarnings("unchecked") // Computed from the type it is asked for.
  public static <A extends Action> ActionCodec<A> of(Class<A> type) {
    return (ActionCodec<A>) KNOWN.get(type);
  }

  /** The records, in the order of {@code permits}. */
  public List<Class<?>> records() {
    return records.stream().<Class<?>>map(RecordText::type).toList();
  }

  /** The texts of an enum's constants as parts of ids, in its order. */
  public static List<String> constants(Class<?> type) {
    return ValueText.words(type);
  }

  /** The text of an action. */
  public String write(Action action) {
    for (RecordText one : records) {
      if (one.type() == action.getClass()) {
        return one.write(action);
      }
    }
    throw new IllegalArgumentException("action (" + action + ") is no " + type.getName() + ".");
  }

  /** The action of a text; empty if it is the text of none. */
  public Optional<A> read(String text) {
    for (RecordText one : records) {
      Object read = one.read(text);
      if (read != null) {
        return Optional.of(type.cast(read));
      }
    }
    return Optional.empty();
  }
}
