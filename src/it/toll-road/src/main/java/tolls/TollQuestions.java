package tolls;

import dev.runesheet.spi.question.QuestionProvider;
import java.util.List;

/** Adds the question to the game. */
public final class TollQuestions implements QuestionProvider {

  @Override
  public String game() {
    return "toll-road";
  }

  @Override
  public List<Class<?>> questions() {
    return List.of(Toll.class);
  }
}
