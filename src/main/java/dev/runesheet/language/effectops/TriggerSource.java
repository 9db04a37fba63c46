package dev.runesheet.language.effectops;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Reports;
import dev.runesheet.schema.Tag;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.spelling.Titled;
import dev.runesheet.word.WordList;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/** A trigger as effects write it. */
@Tag("type")
@Reports(Code.UNKNOWN_TRIGGER)
sealed interface TriggerSource permits TriggerSource.Moment, TriggerSource.AttributeChange {

  /** The event in the model. */
  String event();

  /** The trigger of an event; empty if there is none. */
  static Optional<TriggerSource> of(String event) {
    Stream<TriggerSource> moments = Arrays.stream(Moment.Type.values()).map(Moment::new);
    return moments
        .filter(moment -> moment.event().equals(event))
        .findFirst()
        .or(() -> StatEvent.stat(event).map(AttributeChange::new));
  }

  /** A moment of the match. */
  record Moment(Type type) implements TriggerSource {

    /** The moments by their words. */
    enum Type implements Titled {
      @Doc("The match begins.")
      ON_GAME_START("game starts"),
      @Doc("The holder's turn begins.")
      ON_TURN_START("turn starts"),
      @Doc("The holder is about to choose.")
      ON_ACTION_PHASE_START("action phase starts"),
      @Doc("Either side has chosen an ability, before it happens.")
      ON_ABILITY_USED("ability is used"),
      @Doc("The holder's turn ends.")
      ON_TURN_END("turn ends");

      private final String event;

      Type(String event) {
        this.event = event;
      }

      @Override
      public String title() {
        return name();
      }
    }

    @Override
    public String event() {
      return type.event;
    }
  }

  @Doc("The attribute named by `attr` has changed on the holder.")
  @Named("ON_ATTRIBUTE_CHANGE")
  record AttributeChange(@Ref(WordList.STAT) String attr) implements TriggerSource {
    @Override
    public String event() {
      return StatEvent.of(attr);
    }
  }
}
