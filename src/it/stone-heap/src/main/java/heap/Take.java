package heap;

import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.TextForm;

/** Takes stones from the heap. */
@TextForm("take {stones}")
public record Take(int stones) implements Action {}
